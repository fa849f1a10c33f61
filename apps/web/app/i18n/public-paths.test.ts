import { describe, expect, test } from "vitest";
import { englishPath, localizedPath, pathLocale, publicPaths } from "./public-paths.ts";

describe("public paths", () => {
  test("are at the root in English and under /fa in Persian", () => {
    expect(localizedPath("/", "en")).toBe("/");
    expect(localizedPath("/", "fa")).toBe("/fa");
    expect(localizedPath("/register", "fa")).toBe("/fa/register");
    expect(publicPaths).toContain("/fa/login");
  });

  test("name their language, except in the dashboard", () => {
    expect(pathLocale("/fa")).toBe("fa");
    expect(pathLocale("/fa/register")).toBe("fa");
    expect(pathLocale("/fabulous")).toBe("en");
    expect(pathLocale("/dashboard")).toBeNull();
    expect(pathLocale("/dashboard/plus")).toBeNull();
  });

  test("map back to English", () => {
    for (const path of publicPaths) {
      expect(publicPaths).toContain(englishPath(path));
      expect(localizedPath(englishPath(path), pathLocale(path) ?? "en")).toBe(path);
      expect(englishPath(`${path}/`)).toBe(englishPath(path));
    }
  });

  test("never become the URL of another site", () => {
    for (const path of ["/fa//evil.example/x", "/fa///evil.example", "//evil.example"]) {
      expect(englishPath(path)).toMatch(/^\/evil\.example/);
      expect(localizedPath(englishPath(path), "en")).toMatch(/^\/[^/]/);
    }
  });
});
