import { expect, test } from "vitest";
import { groupAddress, parseNewAddress } from "./new-address.ts";

const current = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const other = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";

test.each([other, ` ${other} `, other.toLowerCase()])("%j is the new address", (typed) => {
  expect(parseNewAddress(typed, current)).toEqual({ address: other });
});

test.each([
  ["", "EMPTY"],
  ["willow", "NOT_AN_ADDRESS"],
  [other.slice(0, -1), "NOT_AN_ADDRESS"],
  [other.slice(2), "NOT_AN_ADDRESS"],
  [other.replace("Dd", "dD"), "CHECKSUM"],
  [`0x${"0".repeat(40)}`, "ZERO"],
  [current, "CURRENT"],
  [current.toLowerCase(), "CURRENT"],
])("%j is refused: %s", (typed, error) => {
  expect(parseNewAddress(typed, current)).toEqual({ error });
});

test("groups the digits of an address by four", () => {
  expect(groupAddress(other)).toBe("0x3C44 CdDd B6a9 00fa 2b58 5dd2 99e0 3d12 FA42 93BC");
});
