import { expect, test } from "vitest";
import { entryFormSchema } from "./entry-form.ts";

const automatic = {
  username: " @Willow",
  sponsor: "canopy",
  placement: "automatic",
  referral: "",
  leg: "left",
  units: 1,
};
const chosen = { ...automatic, placement: "chosen", referral: "Alder", leg: "right" };

test("names are normalised", () => {
  expect(entryFormSchema.parse(chosen)).toEqual({ ...chosen, username: "willow", referral: "alder" });
});

test("a referral is required only for a manual seat", () => {
  expect(entryFormSchema.safeParse(automatic).success).toBe(true);
  const parsed = entryFormSchema.safeParse({ ...chosen, referral: "" });
  expect(parsed.error?.issues).toMatchObject([{ path: ["referral"], message: "TOO_SHORT" }]);
});

test.each([
  ["username", "", "TOO_SHORT"],
  ["username", "1abc", "FIRST_LETTER"],
  ["sponsor", "wil low", "LETTERS"],
])("names the field %s and what is wrong with %j", (field, value, code) => {
  const parsed = entryFormSchema.safeParse({ ...automatic, [field]: value });
  expect(parsed.error?.issues).toMatchObject([{ path: [field], message: code }]);
});

test("reports every code at once", () => {
  const parsed = entryFormSchema.safeParse({ ...chosen, username: "x", sponsor: "y", referral: "z" });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(["username", "sponsor", "referral"]);
});
