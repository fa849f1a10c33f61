import { assert, property, uint8Array } from "fast-check";
import { bytesToHex, concatHex, isAddressEqual } from "viem";
import { describe, expect, test } from "vitest";
import { anyPath, makePath, sides, usdc, venues, weth, wpol } from "../../test/orders.ts";
import { decodePath, encodePath } from "./path-bytes.ts";

const tokens = [wpol.address, weth.address, usdc.address] as const;

describe("encodePath", () => {
  test("puts Uniswap's fees of three bytes between the tokens", () => {
    const path = makePath("uniswap", ...tokens);
    expect(encodePath(path, "exactIn")).toBe(
      concatHex([tokens[0], "0x0001f4", tokens[1], "0x000bb8", tokens[2]]),
    );
    expect(encodePath(path, "exactOut")).toBe(
      concatHex([tokens[2], "0x000bb8", tokens[1], "0x0001f4", tokens[0]]),
    );
  });

  test("joins Algebra's tokens without fees", () => {
    const path = makePath("quickswap", ...tokens);
    expect(encodePath(path, "exactIn")).toBe(concatHex(tokens));
    expect(encodePath(path, "exactOut")).toBe(concatHex([...tokens].reverse()));
  });
});

describe("decodePath", () => {
  test("returns what encodePath wrote", () => {
    assert(
      property(anyPath, sides, (path, side) => {
        const decoded = decodePath(path.venue, encodePath(path, side), side);
        expect(decoded?.tokens).toEqual(path.tokens);
        expect(decoded?.fees).toEqual(path.venue === "uniswap" ? path.pools.map(({ fee }) => fee) : []);
      }),
    );
  });

  test("returns null or a path of two tokens at least, and never throws", () => {
    assert(
      property(uint8Array({ maxLength: 100 }), venues, sides, (bytes, venue, side) => {
        const decoded = decodePath(venue, bytesToHex(bytes), side);
        const step = venue === "uniswap" ? 23 : 20;
        const isPath = bytes.length > 20 && (bytes.length - 20) % step === 0;
        expect(decoded === null ? null : decoded.tokens.length).toBe(
          isPath ? (bytes.length - 20) / step + 1 : null,
        );
      }),
    );
  });

  test("an exact-out path reads in the direction of the swap", () => {
    const decoded = decodePath("quickswap", concatHex([usdc.address, weth.address]), "exactOut");
    expect(decoded?.tokens.map((token) => isAddressEqual(token, weth.address))).toEqual([true, false]);
  });
});
