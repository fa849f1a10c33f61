import { expect, test } from "vitest";
import { readInvitation } from "./invitation.ts";

const read = (search: string) => readInvitation(new URLSearchParams(search));

test("a link without a seat names the sponsor only", () => {
  expect(read("sponsor=willow")).toEqual({ sponsor: "willow" });
});

test("a link to a free seat fills in sponsor, seat and leg", () => {
  expect(read("sponsor=willow&referral=Alder&leg=right")).toEqual({
    sponsor: "willow",
    placement: "chosen",
    referral: "alder",
    leg: "right",
  });
});

test.each([
  ["no leg", "sponsor=willow&referral=alder"],
  ["an unknown leg", "sponsor=willow&referral=alder&leg=middle"],
  ["no member", "sponsor=willow&leg=left"],
  ["a name that no member can have", "sponsor=willow&referral=1&leg=left"],
])("ignores a seat with %s", (_, search) => {
  expect(read(search)).toEqual({ sponsor: "willow" });
});

test("without an invitation nothing is filled in", () => {
  expect(read("")).toEqual({});
});
