import { formatUnits } from "viem";
import type { VaultPreflight } from "./preflight.ts";
import type { VaultDeployment } from "./steps.ts";
import type { VaultTerms } from "./terms-file.ts";

/** The report that two people compare line by line before the first transaction. */
export function describeVaults(
  terms: VaultTerms,
  { steps, markets, list, factory, implementation }: VaultDeployment,
  { now, feeds, unlisted }: VaultPreflight,
): readonly string[] {
  return [
    `Network            ${terms.network}, newest block of ${new Date(Number(now) * 1_000).toISOString()}`,
    `Deployer           ${terms.deployer}, next nonce of this deployment ${steps[0]?.nonce}`,
    `Markets            ${markets}`,
    `  list             ${list}`,
    ...terms.tokens.flatMap((listed, index) => [
      `  ${String(index + 1).padEnd(3)}${listed.symbol.padEnd(14)}${listed.token}, ${listed.decimals} decimals`,
      `     feed          ${listed.feed}, ${listed.description}, ${describeAnswer(listed, feeds[index])}`,
    ]),
    `VaultFactory       ${factory}`,
    `  vault            ${implementation}`,
    `  Uniswap          ${terms.routers.uniswap ?? "none"}`,
    `  QuickSwap        ${terms.routers.quickswap ?? "none"}`,
    ...unlisted.map(
      (address) => `                   ! ${address} is not in the site's list for this network`,
    ),
    "",
  ];
}

function describeAnswer(
  { feedDecimals, maximumAge }: VaultTerms["tokens"][number],
  reading: VaultPreflight["feeds"][number] | undefined,
): string {
  if (reading === undefined) return "no answer";
  return `$${formatUnits(reading.answer, feedDecimals)}, ${reading.age} s old, allowed ${maximumAge} s`;
}
