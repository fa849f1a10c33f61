import { describe, expect, test } from "vitest";
import { isLoginPath, loginPathFor, pathAfterSignIn } from "./paths.ts";

describe("pathAfterSignIn", () => {
  test.each([
    ["", "/dashboard"],
    ["?redirect=", "/dashboard"],
    ["?redirect=%2Fdashboard%2Fhistory%3Fpage%3D2%23top", "/dashboard/history?page=2#top"],
    ["?redirect=/faq", "/faq"],
  ])("%s redirects to %s", (search, path) => {
    expect(pathAfterSignIn(search)).toBe(path);
  });

  test.each([
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "dashboard",
    "/login",
    "/login/?redirect=/login",
    "/fa/register",
  ])("never follows %j", (wanted) => {
    expect(pathAfterSignIn(`?${new URLSearchParams({ redirect: wanted })}`)).toBe("/dashboard");
  });
});

test("loginPathFor keeps the requested path", () => {
  const path = loginPathFor({ pathname: "/dashboard/topup", search: "?units=2" }, "en");
  expect(path).toBe("/login?redirect=%2Fdashboard%2Ftopup%3Funits%3D2");
  expect(loginPathFor({ pathname: "/dashboard", search: "" }, "fa")).toBe("/fa/login?redirect=%2Fdashboard");
  expect(pathAfterSignIn(path.slice(path.indexOf("?")))).toBe("/dashboard/topup?units=2");
});

test.each([
  ["/login", true],
  ["/fa/login", true],
  ["/login/", true],
  ["/logins", false],
  ["/dashboard", false],
])("isLoginPath(%s) is %s", (path, expected) => {
  expect(isLoginPath(path)).toBe(expected);
});
