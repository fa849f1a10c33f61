import { expect, test } from "vitest";
import { acceptPath, offeredSeat } from "./offered-seat.ts";

function open(url: string): string | null {
  return offeredSeat(new URL(url, "https://canopy.example"));
}

test("the link of a member offers the member's seat", () => {
  expect(open(acceptPath("willow_2"))).toBe("willow_2");
});

test.each([
  ["/dashboard/change-wallet/?accept=%20Willow%20", "willow"],
  ["/dashboard/change-wallet", null],
  ["/dashboard/change-wallet?accept=", null],
  ["/dashboard?accept=willow", null],
  ["/dashboard/change-wallet/more?accept=willow", null],
])("%s offers the seat of %s", (url, username) => {
  expect(open(url)).toBe(username);
});
