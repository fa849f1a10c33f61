import { z } from "zod/mini";
import type { Operation } from "./operation.ts";
import type { Run } from "./run.ts";

/** Formats a run as JSON: amounts as decimal strings, one operation, call, round, month or member per line. */
export function toJson({ options, setup, operations, results }: Run): string {
  const { calls, rounds, months, members, totals } = results;
  return [
    "{",
    `"options": ${line(options)},`,
    `"setup": ${line(setup)},`,
    `"operations": ${lines(operations)},`,
    `"calls": ${lines(calls)},`,
    `"rounds": ${lines(rounds)},`,
    `"months": ${lines(months)},`,
    `"members": ${lines(members)},`,
    `"totals": ${line(totals)}`,
    "}\n",
  ].join("\n");
}

const line = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? part.toString() : part));

const lines = (values: readonly unknown[]): string => `[\n${values.map(line).join(",\n")}\n]`;

const amount = z.pipe(
  z.string().check(z.regex(/^\d+$/)),
  z.transform((text) => BigInt(text)),
);
const count = z.int().check(z.nonnegative());
const leg = z.union([z.literal(0), z.literal(1)]);
const time = { time: count };

const operation = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("report"), ...time, polUsd: amount }),
  z.object({ kind: z.literal("price"), ...time }),
  z.object({ kind: z.literal("wait"), ...time }),
  z.object({ kind: z.literal("seat"), ...time, id: count, sponsor: count, referral: count, leg }),
  z.object({
    ...{ kind: z.literal("register"), ...time, id: count, sponsor: count, referral: count, leg },
    ...{ units: count, value: amount },
  }),
  z.object({ kind: z.literal("topUp"), ...time, id: count, units: count, value: amount }),
  z.object({ kind: z.literal("rename"), ...time, id: count, value: amount }),
  z.object({ kind: z.literal("withdraw"), ...time, id: count, amount }),
  z.object({ kind: z.literal("settle"), ...time, round: count, closer: count }),
  z.object({ kind: z.literal("claim"), ...time, id: count }),
  z.object({ kind: z.literal("collect"), ...time, id: count, month: count }),
  z.object({ kind: z.literal("collectCommons"), ...time }),
  z.object({ kind: z.literal("collectOperations"), ...time }),
]);

const shares = z.object({
  sponsor: count,
  pool: count,
  heroPool: count,
  commons: count,
  operations: count,
});

const published = z.looseObject({
  setup: z.object({
    parameters: z.object({
      unitUsd: amount,
      pointsPerUnit: count,
      maxUnits: count,
      shares,
      usernameFeeUsd: amount,
    }),
    genesis: count,
    opensAt: count,
    polUsd: amount,
  }),
  operations: z.array(operation),
});

/**
 * Reads the operations of published JSON.
 *
 * @throws z.core.$ZodError for other JSON
 */
export function fromJson(text: string): Pick<Run, "setup"> & { operations: Operation[] } {
  return published.parse(JSON.parse(text));
}
