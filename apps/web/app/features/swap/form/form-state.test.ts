import type { Asset } from "@canopy/swap/types";
import { array, assert, constant, constantFrom, oneof, property, string, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { assetKey } from "../tokens/assets.ts";
import { type End, type FormAction, type FormState, reduceForm } from "./form-state.ts";

const wpol: Asset = {
  address: "0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270",
  symbol: "WPOL",
  name: "WPOL",
  decimals: 18,
  isNative: false,
};
const pol: Asset = { ...wpol, symbol: "POL", isNative: true };
const usdc: Asset = {
  address: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359",
  symbol: "USDC",
  name: "USD Coin",
  decimals: 6,
  isNative: false,
};
const start: FormState = { from: pol, to: usdc, side: "exactIn", typed: "5" };

describe("the form of a swap", () => {
  test("quotes the other amount than the one that was typed last", () => {
    expect(reduceForm(start, { type: "type", side: "exactOut", text: "7" })).toEqual({
      ...start,
      side: "exactOut",
      typed: "7",
    });
  });

  test("reversed, the typed amount stays with its token", () => {
    expect(reduceForm(start, { type: "reverse" })).toEqual({
      from: usdc,
      to: pol,
      side: "exactOut",
      typed: "5",
    });
  });

  test("choosing the token of the other end exchanges the two", () => {
    expect(reduceForm(start, { type: "choose", end: "to", asset: pol })).toEqual({
      ...start,
      from: usdc,
      to: pol,
    });
  });

  test("POL and WPOL are two tokens", () => {
    expect(reduceForm(start, { type: "choose", end: "to", asset: wpol })).toEqual({ ...start, to: wpol });
  });

  test("whatever happens, nothing is swapped for itself", () => {
    const assets = constantFrom(pol, wpol, usdc);
    const sides = constantFrom<FormState["side"]>("exactIn", "exactOut");
    const ends = constantFrom<End>("from", "to");
    const actions = oneof(
      tuple(sides, string()).map(([side, text]): FormAction => ({ type: "type", side, text })),
      tuple(ends, assets).map(([end, asset]): FormAction => ({ type: "choose", end, asset })),
      constant<FormAction>({ type: "reverse" }),
    );
    assert(
      property(array(actions), (list) => {
        const { from, to } = list.reduce(reduceForm, start);
        expect(assetKey(from)).not.toBe(assetKey(to));
      }),
    );
  });
});
