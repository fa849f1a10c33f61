import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import { MOST_FEE } from "../go-live/trade-limits.ts";

/** A number of a rule that its owner can change while it is in force. Kind, tokens and pools stay. */
export type Term =
  | "amount"
  | "interval"
  | "trigger"
  | "second"
  | "share"
  | "band"
  | "slippage"
  | "fee"
  | "left"
  | "end";

/** What the terms of a rule are typed in. */
export interface TermScale {
  /** Of the token that the rule sells. */
  readonly decimals: number;
  /** Unix seconds of the newest block. */
  readonly time: number;
}

interface TermForm {
  readonly field: keyof OnChainRule;
  /** Of the typed number. `least` and `most` count its last decimal. */
  decimals(scale: TermScale): number;
  readonly least: bigint;
  readonly most: bigint;
  /** An empty field means that there is none. */
  readonly isOptional?: true;
  /** Null: there is none. */
  read(rule: OnChainRule, scale: TermScale): bigint | null;
  write(value: bigint | null, scale: TermScale): Partial<OnChainRule>;
}

const PRICE_DECIMALS = 18;
const POL_DECIMALS = 18;
const PERCENT_DECIMALS = 2;
const TIME_DECIMALS = 2;
/** Seconds of the last decimal of an hour and of a day. */
const [PER_HOUR, PER_DAY] = [36n, 864n];
/** The contract has 128 bits for an amount or a price. */
const MOST_AMOUNT = 10n ** 38n;
/** In basis points. */
export const WHOLE_SHARE = 10_000n;

const price = { decimals: () => PRICE_DECIMALS, least: 1n, most: MOST_AMOUNT };
const percent = { decimals: () => PERCENT_DECIMALS, most: WHOLE_SHARE - 1n };

/** How each term is typed, read from a rule and written into it. */
export const termForms: Readonly<Record<Term, TermForm>> = {
  amount: {
    field: "amount",
    decimals: ({ decimals }) => decimals,
    least: 1n,
    most: MOST_AMOUNT,
    read: ({ amount }) => amount,
    write: (amount) => ({ amount: amount ?? 0n }),
  },
  interval: {
    field: "interval",
    decimals: () => TIME_DECIMALS,
    // The contract takes a minute, which is not a number of hours with two decimals.
    least: 2n,
    most: 10n ** 7n,
    read: ({ interval }) => BigInt(interval) / PER_HOUR,
    write: (hours) => ({ interval: Number((hours ?? 0n) * PER_HOUR) }),
  },
  trigger: {
    ...price,
    field: "trigger",
    read: ({ trigger }) => trigger,
    write: (trigger) => ({ trigger: trigger ?? 0n }),
  },
  second: {
    ...price,
    field: "second",
    read: ({ second }) => second,
    write: (second) => ({ second: second ?? 0n }),
  },
  share: {
    ...percent,
    field: "trigger",
    least: 0n,
    read: ({ trigger }) => trigger,
    write: (trigger) => ({ trigger: trigger ?? 0n }),
  },
  band: {
    ...percent,
    field: "second",
    least: 1n,
    read: ({ second }) => second,
    write: (second) => ({ second: second ?? 0n }),
  },
  slippage: {
    ...percent,
    field: "slippage",
    least: 10n,
    most: 300n,
    read: ({ slippage }) => BigInt(slippage),
    write: (slippage) => ({ slippage: Number(slippage ?? 0n) }),
  },
  fee: {
    field: "fee",
    decimals: () => POL_DECIMALS,
    least: 0n,
    most: MOST_FEE,
    read: ({ fee }) => fee,
    write: (fee) => ({ fee: fee ?? 0n }),
  },
  left: {
    field: "left",
    decimals: () => 0,
    least: 1n,
    most: 65_535n,
    isOptional: true,
    read: ({ left }) => (left === 0 ? null : BigInt(left)),
    write: (left) => ({ left: Number(left ?? 0n) }),
  },
  end: {
    field: "expiry",
    decimals: () => TIME_DECIMALS,
    least: 1n,
    most: 10n ** 6n,
    isOptional: true,
    read: ({ expiry }, { time }) => (expiry === 0 ? null : BigInt(Math.max(0, expiry - time)) / PER_DAY),
    write: (days, { time }) => ({ expiry: days === null ? 0 : time + Number(days * PER_DAY) }),
  },
};
