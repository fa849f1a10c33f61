import { OperatorError } from "@canopy/server/lib/operator-error";
import { expect, test } from "vitest";
import { parseSeats } from "./seats.ts";

const address = (digit: number) => `0x${String(digit).repeat(40)}` as const;
const root = { account: address(9), username: "canopy" };
const header = "account,username,sponsor,upline";
const read = (...lines: string[]) => parseSeats([header, ...lines, ""].join("\n"), "seats.csv", root);

test("names become the contract's future ids, in the order of the lines", () => {
  expect(
    read(
      `${address(1)},willow,canopy,canopy`,
      `${address(2)},maple,willow,canopy`,
      `${address(3)},alder,maple,willow`,
    ),
  ).toEqual([
    { account: address(1), username: "willow", sponsor: 1, upline: 1 },
    { account: address(2), username: "maple", sponsor: 2, upline: 1 },
    { account: address(3), username: "alder", sponsor: 3, upline: 2 },
  ]);
});

test("accepts Windows line ends and a byte order mark", () => {
  expect(
    parseSeats(`\uFEFF${header}\r\n${address(1)},willow,canopy,canopy\r\n`, "seats.csv", root),
  ).toHaveLength(1);
});

test.each([
  ["another header", "account,username", "must begin with the line"],
  ["one field too many", `${header}\n${address(1)},willow,canopy,canopy,left`, "must have four fields"],
  [
    "a typing error in an address",
    `${header}\n0x52908400098527886E0F7030069857D2E4169EE8,willow,canopy,canopy`,
    "checksum",
  ],
  ["the zero address", `${header}\n${address(0)},willow,canopy,canopy`, "is not an address"],
  ["the root's account", `${header}\n${address(9)},willow,canopy,canopy`, "already has a seat"],
  ["a wrong username", `${header}\n${address(1)},Wil,canopy,canopy`, "Wil is not a username"],
  ["the root's username", `${header}\n${address(1)},canopy,canopy,canopy`, "canopy is taken"],
  [
    "a sponsor below",
    `${header}\n${address(1)},willow,maple,canopy`,
    "line 2: the sponsor maple is not on an earlier line",
  ],
  [
    "an upline below",
    `${header}\n${address(1)},willow,canopy,maple`,
    "the upline maple is not on an earlier line",
  ],
  [
    "a third leg",
    `${header}\n${[1, 2, 3].map((digit) => `${address(digit)},tree${digit},canopy,canopy`).join("\n")}`,
    "line 4: canopy already has two legs",
  ],
])("refuses %s", (_what, text, sentence) => {
  expect(() => parseSeats(text, "seats.csv", root)).toThrow(OperatorError);
  expect(() => parseSeats(text, "seats.csv", root)).toThrow(sentence);
});
