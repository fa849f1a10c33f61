import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { encodeDeployData, formatEther, formatGwei, numberToHex, pad, parseGwei } from "viem";
import type { PlanFile } from "./plan-file.ts";
import type { Preflight } from "./preflight.ts";
import type { RehearsedStep } from "./rehearse.ts";
import type { Deployment, PlannedContract } from "./steps.ts";

/** Bytes of an ABI word. */
const WORD_BYTES = 32;

/** The deployer's balance and the chain's gas price, in wei. */
export interface Funds {
  balance: bigint;
  gasPrice: bigint;
}

/** The report that two people compare line by line before the first transaction. */
export function describeDeployment(
  plan: PlanFile,
  deployment: Deployment,
  { now, feed }: Preflight,
): readonly string[] {
  const { core, plus, seats } = deployment;
  return [
    `Network            ${plan.network}, newest block of ${moment(now)}`,
    `Deployer           ${plan.deployer}, next nonce of this deployment ${deployment.steps[0]?.nonce}`,
    `Feed               ${feed.description}, answers ${feed.answer} (${plan.feed.decimals} decimals), ${feed.age} s old, allowed ${plan.feed.maximumAge} s`,
    ...(feed.isListed ? [] : ["                   ! not Chainlink's POL / USD feed for this network"]),
    `Commons            ${plan.commons}`,
    `Seats              ${seats.length} besides the root seat`,
    "",
    ...describeContract("Core plan", core),
    ...(plus === null ? ["Plus plan          none"] : describeContract("Plus plan", plus)),
  ];
}

function describeContract(name: string, { address, views, argument }: PlannedContract): string[] {
  return [
    `${name.padEnd(19)}${address}`,
    `  views            ${views}`,
    ...Object.entries(argument).map(([key, value]) => `  ${key.padEnd(17)}${explain(key, value)}`),
    "",
  ];
}

function explain(key: string, value: string | number | bigint): string {
  if (key === "genesis" || key === "opensAt") return `${value} (${moment(BigInt(value))})`;
  if (key.endsWith("USD")) return `${value} ($${formatEther(BigInt(value))})`;
  if (key.endsWith("Share")) return `${value} (${Number(value) / 100} %)`;
  return String(value);
}

/** Gas and cost of each remaining step. */
export function describeCost(
  maximumGwei: number,
  steps: readonly RehearsedStep[],
  { balance, gasPrice }: Funds,
): readonly string[] {
  const total = steps.reduce((sum, { gasUsed }) => sum + gasUsed, 0n);
  const cap = parseGwei(String(maximumGwei));
  return [
    ...steps.map(
      ({ step, gasUsed }) =>
        `  nonce ${String(step.nonce).padEnd(6)}${step.name.padEnd(28)}${String(gasUsed).padStart(12)} gas`,
    ),
    `Gas in all         ${total}`,
    `Cost               ${formatEther(total * gasPrice)} POL at ${formatGwei(gasPrice)} gwei; at most ${formatEther(total * cap)} POL at maximumGwei ${maximumGwei}`,
    `Deployer holds     ${formatEther(balance)} POL${balance < total * gasPrice ? " ! too little" : ""}`,
  ];
}

/** Constructor arguments for block explorers, without 0x. */
export function encodeConstructorArguments({ argument }: PlannedContract, deployer: PlanFile["deployer"]) {
  const nothing = "0x00";
  const encoded = encodeDeployData({ abi: planAbi, bytecode: nothing, args: [argument] });
  const ofPlan = encoded.slice(nothing.length);
  // The views get the same tuple and the plan's deployer, so one more word is between the tuple's offset and the tuple.
  const offset = pad(numberToHex(2 * WORD_BYTES)).slice(2);
  return {
    constructorArguments: ofPlan,
    viewsConstructorArguments: offset + pad(deployer).slice(2).toLowerCase() + ofPlan.slice(2 * WORD_BYTES),
  };
}

function moment(seconds: bigint): string {
  return new Date(Number(seconds) * 1_000).toISOString().replace(".000Z", "Z");
}
