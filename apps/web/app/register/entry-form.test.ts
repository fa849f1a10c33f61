import { expect, test } from "vitest";
import { entryFormSchema } from "./entry-form.ts";

const automatic = { username: " @Willow", sponsor: "canopy", units: 1, placement: "automatic" };

test("an automatic entry, tidied", () => {
  expect(entryFormSchema.parse(automatic)).toEqual({ ...automatic, username: "willow" });
});

test("a chosen place needs a referral and a leg", () => {
  const chosen = { ...automatic, placement: "chosen", referral: "Alder", leg: "right" };
  expect(entryFormSchema.parse(chosen)).toMatchObject({ referral: "alder", leg: "right" });
  expect(entryFormSchema.safeParse({ ...chosen, leg: "middle" }).success).toBe(false);
  expect(entryFormSchema.safeParse({ ...chosen, referral: "" }).success).toBe(false);
});

test.each([
  ["username", "", "TOO_SHORT"],
  ["username", "1abc", "FIRST_LETTER"],
  ["sponsor", "wil low", "LETTERS"],
])("names the field %s and what is wrong with %j", (field, value, problem) => {
  const parsed = entryFormSchema.safeParse({ ...automatic, [field]: value });
  expect(parsed.error?.issues).toMatchObject([{ path: [field], message: problem }]);
});
