import { describe, expect, it } from "vitest";
import { englishPath, localeOfPath, localizedPath, publicPaths } from "./public-paths.ts";

describe("public paths", () => {
  it("stand at the root in English and under /fa in Persian", () => {
    expect(localizedPath("/", "en")).toBe("/");
    expect(localizedPath("/", "fa")).toBe("/fa");
    expect(localizedPath("/register", "fa")).toBe("/fa/register");
    expect(publicPaths).toContain("/fa/login");
  });

  it("tell their own language, and leave the dashboard's to the reader", () => {
    expect(localeOfPath("/fa")).toBe("fa");
    expect(localeOfPath("/fa/register")).toBe("fa");
    expect(localeOfPath("/fabulous")).toBe("en");
    expect(localeOfPath("/dashboard")).toBeNull();
    expect(localeOfPath("/dashboard/plus")).toBeNull();
  });

  it("come back to English", () => {
    for (const path of publicPaths) {
      expect(publicPaths).toContain(englishPath(path));
      expect(localizedPath(englishPath(path), localeOfPath(path) ?? "en")).toBe(path);
      expect(englishPath(`${path}/`)).toBe(englishPath(path));
    }
  });

  it("never become the address of another site", () => {
    for (const path of ["/fa//evil.example/x", "/fa///evil.example", "//evil.example"]) {
      expect(englishPath(path)).toMatch(/^\/evil\.example/);
      expect(localizedPath(englishPath(path), "en")).toMatch(/^\/[^/]/);
    }
  });
});
