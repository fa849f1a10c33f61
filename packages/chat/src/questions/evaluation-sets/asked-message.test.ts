import { expect, test } from "vitest";
import { readSet } from "./asked-message.ts";

test("a line has the ids of its passages and its text, which may have the separator too", () => {
  const sets = readSet({ en: "\nboxes withdraw | what | is a box\n- | who won\n", fa: "seat | جایگاه چیست" });
  expect(sets).toEqual([
    { locale: "en", text: "what | is a box", passages: ["boxes", "withdraw"] },
    { locale: "en", text: "who won", passages: [] },
    { locale: "fa", text: "جایگاه چیست", passages: ["seat"] },
  ]);
});

test("a line without ids or without a text is an error that quotes it", () => {
  for (const line of ["what is a box", "boxes | ", "| what is a box"]) {
    expect(() => readSet({ en: `- | who won\n${line}`, fa: "- | سلام" }), line).toThrow(line.trim());
  }
});
