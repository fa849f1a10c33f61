import { expect, test } from "vitest";
import { readInvitation, toEntryValues } from "../../../entry/form/invitation.ts";
import { seatLink } from "./seat-link.ts";

test("the registration reads sponsor, seat and leg from the link", () => {
  const seat = { sponsor: "willow", referral: "alder", leg: "right" } as const;
  const link = new URL(seatLink("https://canopy.example/fa/register", seat));
  expect(link.pathname).toBe("/fa/register");
  const invitation = readInvitation(link.searchParams);
  expect(invitation.isDamaged).toBe(false);
  expect(toEntryValues(invitation)).toEqual({ ...seat, placement: "chosen" });
});
