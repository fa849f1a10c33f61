import { describe, expect, test } from "vitest";
import { apiErrors, catalogue, contractErrors, isErrorCode } from "./error-catalogue.ts";

const entries = Object.entries(catalogue);
/** The specification gives these texts. */
const given = ["COUNTRY_UNKNOWN"];

describe("catalogue", () => {
  test("holds the API's and the contract's codes, each once", () => {
    expect(entries).toHaveLength(Object.keys(apiErrors).length + Object.keys(contractErrors).length);
  });

  test.each(entries)("%s has a status and says what failed, then what to do", (code, entry) => {
    expect(entry.status).toBeGreaterThanOrEqual(400);
    expect(entry.status).toBeLessThan(600);
    expect(entry.fa).toMatch(/\p{Script=Arabic}/u);
    expect(entry.en).not.toMatch(/\p{Script=Arabic}/u);
    if (given.includes(code)) return;
    for (const text of [entry.en, entry.fa]) expect(text).toMatch(/[.;؛:؟].+\.$/su);
  });

  test("no two codes share a message", () => {
    expect(new Set(entries.map(([, { en }]) => en)).size).toBe(entries.length);
    expect(new Set(entries.map(([, { fa }]) => fa)).size).toBe(entries.length);
  });
});

describe("isErrorCode", () => {
  test.each(["UsernameTaken", "NOT_A_MEMBER"])("%s is one", (code) => expect(isErrorCode(code)).toBe(true));
  test.each(["", "usernametaken", "toString", "__proto__"])("%j is not a code", (code) =>
    expect(isErrorCode(code)).toBe(false));
});
