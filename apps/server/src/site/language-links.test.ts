import { describe, expect, test } from "vitest";
import { languageLinks } from "./language-links.ts";

const pages = new Set(["/", "/fa", "/login", "/fa/login", "/family"]);
const links = (path: string) => languageLinks(path, "https://a.example", (page) => pages.has(page));

describe("the links between the languages of a page", () => {
  test.each(["/", "/fa"])("%s: the home page in both", (path) => {
    expect(links(path)).toBe(
      '<https://a.example/>; rel="alternate"; hreflang="en", <https://a.example/fa>; rel="alternate"; hreflang="fa"',
    );
  });

  test.each(["/login", "/fa/login"])("%s: any other page in both", (path) => {
    expect(links(path)).toContain("<https://a.example/login>");
    expect(links(path)).toContain("<https://a.example/fa/login>");
  });

  test("none for a page in one language, also where its name begins like another language's path", () => {
    expect(links("/family")).toBeUndefined();
  });
});
