import { bandStarts } from "@canopy/protocol/simulation/bands";
import { growthKinds } from "@canopy/protocol/simulation/placement";
import { type Scenario, scenarioLimits } from "@canopy/protocol/simulation/scenario";
import type { OutcomeSummary } from "@canopy/protocol/simulation/summary";
import * as z from "zod/mini";

/** Messages between page and worker. Both sides parse them with these schemas. */

const between = ({ least, most }: { least: number; most: number }) =>
  z.number().check(z.minimum(least), z.maximum(most));
const wholeBetween = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most));

const scenarioSchema: z.ZodMiniType<Scenario> = z.object({
  members: wholeBetween(scenarioLimits.members),
  days: wholeBetween(scenarioLimits.days),
  dailyGrowth: between(scenarioLimits.dailyGrowth),
  placement: z.enum(growthKinds),
  units: between(scenarioLimits.units),
  topUps: between(scenarioLimits.topUps),
  seed: z.int(),
});

/** A request for a run. It replaces the current run; only the last one is answered. */
export const requestSchema = z.object({ run: z.int(), scenario: scenarioSchema });
export type Request = z.infer<typeof requestSchema>;

const count = z.int().check(z.nonnegative());
const groupShape = {
  members: count,
  inProfit: count,
  earnedNothing: count,
  ratioDeciles: z.array(count).check(z.length(11)),
};

const summarySchema: z.ZodMiniType<OutcomeSummary> = z.object({
  all: z.object(groupShape),
  bands: z.array(count).check(z.length(bandStarts.length)),
  cohorts: z.array(z.object({ ...groupShape, fromDay: count, toDay: count })),
  money: z.object({
    entered: count,
    commissions: count,
    points: count,
    rebates: count,
    ranks: count,
    commons: count,
    operations: count,
    heroPool: count,
  }),
  topTenthShare: count,
});

/** The answer to the run with this number. */
export const answerSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("done"), run: z.int(), summary: summarySchema }),
  z.object({ state: z.literal("failed"), run: z.int(), reason: z.string() }),
]);
export type Answer = z.infer<typeof answerSchema>;
