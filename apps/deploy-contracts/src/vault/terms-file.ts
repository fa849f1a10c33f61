import { OperatorError } from "@canopy/server/lib/operator-error";
import { z } from "zod";
import { networkNames } from "../networks.ts";
import { addressSchema, readText } from "../plan-file.ts";

const tokenSchema = z.strictObject({
  token: addressSchema,
  symbol: z.string().min(1),
  decimals: z.int().min(0).max(36),
  /** Chainlink's aggregator of the token in USD, what it says about itself, and the oldest answer accepted in seconds. */
  feed: addressSchema,
  description: z.string().min(1),
  feedDecimals: z.int().min(0).max(18),
  maximumAge: z.int().min(1).max(1_000_000),
});

const termsSchema = z
  .strictObject({
    network: z.enum(networkNames),
    /** Sends both transactions. It has no power afterwards. */
    deployer: addressSchema,
    tokens: z.array(tokenSchema).min(2).max(255),
    /** Uniswap's first SwapRouter, and QuickSwap's; null: rules can't trade there. */
    routers: z.strictObject({ uniswap: addressSchema.nullable(), quickswap: addressSchema.nullable() }),
    /** The highest price that a transaction offers per unit of gas. */
    maximumGwei: z.int().min(1).max(100_000),
  })
  .superRefine(({ tokens, routers }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    if (new Set(tokens.map(({ token }) => token)).size < tokens.length)
      refuse(["tokens"], "lists a token twice");
    for (const [index, { decimals, feedDecimals }] of tokens.entries())
      if (decimals + feedDecimals > 36)
        refuse(["tokens", String(index)], "token and feed have more than 36 decimals together");
    if (routers.uniswap === null && routers.quickswap === null)
      refuse(["routers"], "without a router no rule can trade");
  })
  // `Markets` requires this order, and numbers the tokens in it.
  .transform((terms) => ({
    ...terms,
    tokens: terms.tokens.toSorted((one, other) => (BigInt(one.token) < BigInt(other.token) ? -1 : 1)),
  }));

/** Everything that a deployment of vaults fixes, as reviewed. Tokens are in the order of their numbers. */
export type VaultTerms = z.infer<typeof termsSchema>;

/** @throws OperatorError with all errors */
export async function readTermsFile(path: string): Promise<{ terms: VaultTerms; text: string }> {
  const text = await readText(path);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = termsSchema.safeParse(json);
  if (parsed.success) return { terms: parsed.data, text };
  const sentences = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new OperatorError(`${path} has errors:\n${sentences.join("\n")}`);
}
