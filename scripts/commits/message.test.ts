import { describe, expect, test } from "vitest";
import { checkMessage, stripComments } from "./message.ts";

describe("checkMessage", () => {
  test.each([
    "fix(i18n): block open redirect via // in language switch",
    "feat!: remove the old session cookie",
    "refactor(web,api-client): use one client\n\nThe generated one was 3,000 lines.",
    `docs: link the report\n\nhttps://example.org/${"x".repeat(120)}`,
    'Revert "fix(api): answer 408"\n\nThis reverts commit 0123456.',
  ])("accepts %j", (message) => expect(checkMessage(message)).toEqual([]));

  test.each([
    ["Seen first, alive after", "Start with type(scope)"],
    ["feature(web): add a page", "Start with type(scope)"],
    ["fix(Web): repair the page", "Start with type(scope)"],
    ["fix:repair the page", "Start with type(scope)"],
    [`fix: ${"x".repeat(68)}`, "Shorten the first line"],
    ["fix: repair the page.", "Remove the full stop"],
    ["fix: repair the page\nIt broke.", "Leave the second line blank"],
    [`fix: repair the page\n\n${"word ".repeat(21)}`, "Wrap the body"],
  ])("refuses %j", (message, error) =>
    expect(checkMessage(message)).toEqual([expect.stringContaining(error)]));
});

test("reads a message as the hook gets it", () => {
  const file =
    "fix: repair the page\n\nWhy.\n# Please enter\n# ------------------------ >8 ------------------------\ndiff";
  expect(checkMessage(stripComments(file))).toEqual([]);
  expect(stripComments(file)).not.toContain("diff");
});
