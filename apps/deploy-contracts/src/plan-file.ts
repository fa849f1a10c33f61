import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { checkParameters, type PlanParameters } from "@canopy/protocol/rules/parameters";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { usernameSchema } from "@canopy/shared/api/primitives";
import { getAddress, isAddress, parseEther, zeroAddress } from "viem";
import { z } from "zod";
import { networkNames } from "./networks.ts";

export const addressSchema = z
  .string()
  .refine((text) => isAddress(text), "must be an address with its checksum in capitals")
  .refine((text) => text !== zeroAddress, "is the zero address. Replace it with the real one")
  .transform((text) => getAddress(text));

/** Whole seconds in UTC, so that both people read the same time. */
const moment = z.iso
  .datetime({ offset: false, precision: 0, error: "must be a time such as 2027-01-01T00:00:00Z" })
  .transform((text) => BigInt(Date.parse(text) / 1_000));

const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount in dollars as text, such as "20"')
  .transform((text) => parseEther(text));

const basisPoints = z.int().min(0).max(10_000);

const planSchema = z
  .strictObject({
    network: z.enum(networkNames),
    /** Sends every transaction: a new account, whose powers end when the plan opens. */
    deployer: addressSchema,
    root: z.strictObject({ account: addressSchema, username: usernameSchema }),
    operator: addressSchema,
    /** Gets the commons share of both plans, and what rank shares leave: an address outside the plan. */
    commons: addressSchema,
    feed: z.strictObject({
      address: addressSchema,
      decimals: z.int().min(0).max(12, "must be at most 12: the plan keeps prices in 64 bits"),
      /** Seconds: the feed's heartbeat plus a margin. */
      maximumAge: z.int().min(1).max(1_000_000),
    }),
    genesis: moment,
    opensAt: moment,
    /** Rules of both plans. */
    rules: z.strictObject({
      pointsPerUnit: z.int().min(1),
      maximumUnits: z.int().min(1).max(5),
      shares: z.strictObject({
        sponsor: basisPoints,
        pool: basisPoints,
        heroPool: basisPoints,
        commons: basisPoints,
        operations: basisPoints,
      }),
    }),
    core: z.strictObject({ unitUSD: dollars, usernameFeeUSD: dollars }),
    /** Null: no Plus plan now. A later deployment can bind one to the core plan. */
    plus: z.strictObject({ unitUSD: dollars }).nullable(),
    /** A CSV file next to this one with the seats to create before the plan opens; null: none. */
    seats: z.string().min(1).nullable(),
    seatsPerTransaction: z.int().min(1).max(100),
    /** The highest price that a transaction offers per unit of gas. */
    maximumGwei: z.int().min(1).max(100_000),
  })
  .superRefine((plan, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    if (plan.opensAt <= plan.genesis) refuse(["opensAt"], "must be after genesis");
    if (plan.genesis % 86_400n !== 0n)
      refuse(["genesis"], "must be midnight UTC: rounds are days from there");
    if (plan.core.unitUSD === 0n) refuse(["core", "unitUSD"], "must be above 0");
    if (plan.core.usernameFeeUSD === 0n) refuse(["core", "usernameFeeUSD"], "must be above 0");
    if ([plan.deployer, plan.operator, plan.root.account].includes(plan.commons))
      refuse(["commons"], "must be outside the plan: neither deployer, operator nor root");
    if (plan.plus?.unitUSD === 0n) refuse(["plus", "unitUSD"], "must be above 0");
    try {
      checkParameters(toRules(plan).core);
    } catch (error) {
      refuse(["rules"], error instanceof Error ? error.message : String(error));
    }
  });

/** Everything that a deployment fixes, as reviewed. */
export type PlanFile = z.infer<typeof planSchema>;

/**
 * Reads a reviewed plan file.
 *
 * @returns the plan, and the absolute path of its seats if it has any
 * @throws OperatorError with all errors
 */
export async function readPlanFile(path: string): Promise<{ plan: PlanFile; seatsFile: string | null }> {
  const plan = parsePlan(await readText(path), path);
  return { plan, seatsFile: plan.seats === null ? null : resolve(dirname(path), plan.seats) };
}

/** @throws OperatorError */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw new OperatorError(`Could not read ${path} (${code}).`);
  }
}

export function parsePlan(text: string, path: string): PlanFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = planSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new OperatorError(`${path} has errors:\n${sentences.join("\n")}`);
}

/** The rules of both plans for the reference model. Plus has no usernames to change. */
export function toRules(plan: Pick<PlanFile, "rules" | "core" | "plus">): {
  core: PlanParameters;
  plus: PlanParameters | null;
} {
  const { pointsPerUnit, maximumUnits: maxUnits, shares } = plan.rules;
  const common = { pointsPerUnit, maxUnits, shares };
  return {
    core: { ...common, unitUsd: plan.core.unitUSD, usernameFeeUsd: plan.core.usernameFeeUSD },
    plus: plan.plus === null ? null : { ...common, unitUsd: plan.plus.unitUSD, usernameFeeUsd: 0n },
  };
}

/** Accounts, addresses and times for the constructor. */
export function toSetup(plan: PlanFile) {
  return {
    root: plan.root.account,
    rootUsername: plan.root.username,
    operator: plan.operator,
    commons: plan.commons,
    feed: plan.feed.address,
    maximumAge: plan.feed.maximumAge,
    genesis: plan.genesis,
    opensAt: plan.opensAt,
  };
}
