import type { Token } from "@canopy/swap/types";
import fc from "fast-check";
import { type Address, getAddress } from "viem";
import { describe, expect, test } from "vitest";
import { type LinkedAsset, parseSwapLink, type SwapLink } from "./swap-link.ts";
import { swapPath } from "./swap-path.ts";

const token = (symbol: string, address: Address, decimals: number): Token => ({
  address: getAddress(address),
  symbol,
  name: symbol,
  decimals,
});
const usdc = token("USDC", "0x3c499c542cef5e3811e1192ce70d8cc03d5c3359", 6);
const wpol = token("WPOL", "0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270", 18);
const tokens = [wpol, usdc];
const unknown = getAddress("0x1bfd67037b42cf73acf2047067bd4f2c47d9bfd6");

const parse = (query: string) => parseSwapLink(new URLSearchParams(query), tokens);
const empty: SwapLink = { from: null, to: null, amount: null, side: "exactIn" };

test("a link fills in both tokens, the amount and its side", () => {
  expect(parse("from=POL&to=USDC&amount=12.5&side=exactOut")).toEqual({
    from: "POL",
    to: usdc.address,
    amount: "12.5",
    side: "exactOut",
  });
});

test("symbols are found in any case, and tokens outside the list by address", () => {
  expect(parse("from=pol&to=usdc")).toMatchObject({ from: "POL", to: usdc.address });
  expect(parse(`from=WPOL&to=${unknown.toLowerCase()}`)).toMatchObject({ from: wpol.address, to: unknown });
});

test.each([
  ["", empty],
  ["from=DOGE", empty],
  ["from=0x1234&to=javascript:alert(1)", empty],
  [`from=0x${"0".repeat(40)}`, empty],
  // A wrong checksum is a typing error.
  ["from=0x3C499C542cef5E3811e1192ce70d8cC03d5c3359", empty],
  ["from=POL&to=pol", { ...empty, from: "POL" }],
  [`from=USDC&to=${usdc.address}`, { ...empty, from: usdc.address }],
  ["amount=-1", empty],
  ["amount=1e3", empty],
  ["amount=1,000", empty],
  ["amount=0.0", empty],
  ["amount=%D9%A1%D9%A2", empty],
  [`amount=${"9".repeat(41)}`, empty],
  ["amount=007.50", { ...empty, amount: "7.50" }],
  ["amount=0.5", { ...empty, amount: "0.5" }],
  ["amount=00000.5", { ...empty, amount: "0.5" }],
  ["side=both", empty],
] satisfies [string, SwapLink][])("%j fills in %j", (query, link) => {
  expect(parse(query)).toEqual(link);
});

test("any text gives tokens of the list or addresses, and a number", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.constantFrom("POL", "USDC", usdc.address),
  );
  fc.assert(
    fc.property(text, text, text, text, (from, to, amount, side) => {
      const link = parseSwapLink(new URLSearchParams({ from, to, amount, side }), tokens);
      for (const asset of [link.from, link.to]) {
        expect(asset === null || asset === "POL" || getAddress(asset) === asset).toBe(true);
      }
      if (link.from !== null) expect(link.to).not.toBe(link.from);
      expect(link.amount ?? "1").toMatch(/^\d{1,40}(\.\d{1,36})?$/);
      expect(["exactIn", "exactOut"]).toContain(link.side);
    }),
  );
});

describe("a path", () => {
  const asset = fc.constantFrom<LinkedAsset | null>("POL", usdc.address, wpol.address, unknown, null);
  const amount = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.stringMatching(/^(\.\d{1,18})?$/))
    .map(([whole, fraction]) => `${whole}${fraction}`);
  const links = fc
    .record<SwapLink>({
      from: asset,
      to: asset,
      amount: fc.option(amount),
      side: fc.constantFrom("exactIn", "exactOut"),
    })
    .filter(({ from, to }) => from === null || from !== to);

  test("leads back to the same form", () => {
    fc.assert(
      fc.property(links, (link) => {
        const [, query = ""] = swapPath(link).split("?");
        expect(parse(query)).toEqual(link);
      }),
    );
  });

  test("says only what is filled in, and the side of an amount that is bought", () => {
    expect(swapPath({ from: "POL", amount: "1" })).toBe("/dashboard/swap?from=POL&amount=1");
    expect(swapPath({ to: unknown, amount: "2", side: "exactOut" })).toBe(
      `/dashboard/swap?to=${unknown}&amount=2&side=exactOut`,
    );
  });

  test("without anything is the page", () => {
    expect(swapPath({})).toBe("/dashboard/swap");
  });
});
