import { expect, test } from "vitest";
import { translations } from "./languages.ts";

const pages = new Set(["/", "/fa", "/login", "/fa/login", "/family"]);
const of = (path: string) => translations(path, (page) => pages.has(page)).map((page) => page.path);

test.each(["/", "/fa"])("%s: the home page in both languages", (path) =>
  expect(of(path)).toEqual(["/", "/fa"]));

test.each(["/login", "/fa/login"])("%s: any other page in both languages", (path) =>
  expect(of(path)).toEqual(["/login", "/fa/login"]));

test("a page in one language is alone, even if its name starts like another language's path", () => {
  expect(of("/family")).toEqual(["/family"]);
});
