import * as z from "zod/mini";
import { described } from "../described.ts";
import { addressSchema, amountSchema, countSchema, transactionHashSchema } from "./primitives.ts";

/** Why a rule of a vault was not executed: first what its `due` says, then what the server's keeper found. */
const vaultSkips = [
  "stopped",
  "expired",
  "price stale",
  "price jumped",
  "too little",
  "too much spent",
  "too little received",
  "too much lost",
  "trade refused",
  "pays too little",
  "gas price",
  "no gas",
  "node",
  "in debt",
  "reverted",
] as const;
export const vaultSkipSchema = described(z.enum(vaultSkips), {
  id: "VaultSkip",
  description:
    "stopped: by the owner. expired, price stale, price jumped, too little, too much spent: what `due` of the contract says. too little received: the pools would return less than the slippage allows. too much lost: the day's loss limit. trade refused: by a router or a token. pays too little: the fee is below the gas. gas price, no gas, node: of the server's keeper. in debt: executions of the vault cost the server's keeper more than they paid. reverted: its transaction had no effect",
});
export type VaultSkip = z.infer<typeof vaultSkipSchema>;

const ruleIdSchema = described(z.int().check(z.gte(1), z.lte(32)), { id: "VaultRuleId", example: 1 });

const lineSchema = z.object({
  mode: z.literal("live"),
  vault: addressSchema,
  rule: ruleIdSchema,
  at: described(z.iso.datetime(), "Time on the chain"),
});

/** A trade of a vault. Amounts are in smallest units of the tokens. */
export const vaultTradeSchema = described(
  z.extend(lineSchema, {
    outcome: z.literal("filled"),
    tokenIn: described(addressSchema, "Sold"),
    tokenOut: described(addressSchema, "Bought"),
    amountIn: amountSchema,
    amountOut: amountSchema,
    oracleOut: described(amountSchema, "What `amountIn` was worth by the feeds"),
    fee: described(amountSchema, "Wei for the keeper"),
    keeper: addressSchema,
    transaction: transactionHashSchema,
    block: countSchema,
    index: described(countSchema, "Of the event in its block"),
  }),
  { id: "VaultTrade" },
);
export type VaultTrade = z.infer<typeof vaultTradeSchema>;

/** A time at which a rule was not executed, from its first look to its last. */
export const vaultSkippedSchema = described(
  z.extend(lineSchema, {
    outcome: z.literal("skipped"),
    because: vaultSkipSchema,
    until: described(z.iso.datetime(), "When the server last saw the reason. `at` is when it first did"),
    looks: described(countSchema, "How often it saw the reason"),
    token: described(z.nullable(addressSchema), "price stale: whose feed"),
    left: described(z.nullable(amountSchema), "too much spent: USD with 6 decimals"),
    fee: described(z.nullable(amountSchema), "pays too little: wei"),
    cost: described(z.nullable(amountSchema), "pays too little: wei"),
    error: described(z.nullable(z.string()), "trade refused: what the contract reverted with"),
    transaction: described(z.nullable(transactionHashSchema), "reverted"),
  }),
  { id: "VaultSkipped" },
);
export type VaultSkipped = z.infer<typeof vaultSkippedSchema>;
