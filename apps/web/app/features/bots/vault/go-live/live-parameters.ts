import type { Kind } from "@canopy/strategies/kinds/kinds";

type Parameters = Readonly<Record<string, unknown>>;

/** The token in which a kind counts what a trade sells; null for a stop of all. */
export function sizeToken(kind: Kind, parameters: Parameters): "base" | "quote" | null {
  if (kind === "dca") return parameters["side"] === "sell" ? "base" : "quote";
  if (kind === "rebalance") return "quote";
  return typeof parameters["amount"] === "number" ? "base" : null;
}

/** What a trade sells, as the paper bot had it; null for a stop of all. */
export function readSize(kind: Kind, parameters: Parameters): number | null {
  const size = kind === "rebalance" ? parameters["mostQuote"] : parameters["amount"];
  return typeof size === "number" ? size : null;
}

/** The same rule with larger or smaller trades. Of a rebalance, both amounts change alike. */
export function withSize(kind: Kind, parameters: Parameters, size: number): Parameters {
  if (kind !== "rebalance") return { ...parameters, amount: size };
  const [base, quote] = [parameters["mostBase"], parameters["mostQuote"]];
  if (typeof base !== "number" || typeof quote !== "number") return parameters;
  return { ...parameters, mostQuote: size, mostBase: (base * size) / quote };
}
