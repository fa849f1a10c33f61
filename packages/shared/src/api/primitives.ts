import * as z from "zod/mini";
import { described } from "../described.ts";
import { fieldErrors } from "../field-errors.ts";
import { usernamePattern } from "../username.ts";

/** Wei or 18-decimal USD: a decimal string in the smallest unit, since JSON numbers lose digits above 2^53. */
export const amountSchema = described(
  z
    .string()
    .check(z.regex(/^(0|[1-9][0-9]{0,77})$/, "A whole number in the smallest unit, as a decimal string")),
  {
    id: "Amount",
    description: "Whole number in the smallest unit, as a decimal string",
    example: "20000000000000000000",
  },
);

/** The same, negative for what left a box. */
export const signedAmountSchema = described(
  z
    .string()
    .check(z.regex(/^(0|-?[1-9][0-9]{0,77})$/, "A whole number in the smallest unit, as a decimal string")),
  {
    id: "SignedAmount",
    description: "Whole number in the smallest unit, as a decimal string; negative if paid or withdrawn",
    example: "-20000000000000000000",
  },
);

/** The core plan, or Plus: the same rules and endpoints for both. */
export const planNameSchema = described(z.enum(["core", "plus"], { error: "core or plus" }), {
  id: "PlanName",
  example: "core",
});
export type PlanName = z.infer<typeof planNameSchema>;

/** A username as the plan contract accepts it: 4 to 16 of a-z, 0-9, _, starting with a letter. */
export const usernameSchema = described(z.string().check(z.regex(usernamePattern, fieldErrors.username)), {
  id: "Username",
  example: "willow",
});

/** A 20-byte address in hexadecimal; either case is accepted, responses are checksummed (EIP-55). */
export const addressSchema = described(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/, "An address: 0x and 40 hexadecimal digits")),
  { id: "Address", example: "0x00000000219ab540356cBB839Cbe05303d7705Fa" },
);

/** The hash of a transaction. */
export const transactionHashSchema = described(z.string().check(z.regex(/^0x[0-9a-f]{64}$/)), {
  id: "TransactionHash",
  example: `0x${"5c".repeat(32)}`,
});

/** The number of a round or of a month (30 rounds), from 0; the contract stores it in 16 bits. */
export const roundSchema = described(z.int().check(z.nonnegative(), z.lte(65_535)), {
  id: "Round",
  description: "Number of a round: 24 hours, from the plan's genesis on",
  example: 31,
});

/** A count of units, points or members. */
export const countSchema = described(z.int().check(z.nonnegative()), { id: "Count", example: 12 });
