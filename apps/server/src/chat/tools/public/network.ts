import { planNameSchema } from "@canopy/shared/api/primitives";
import { z } from "zod";
import { readPrices } from "../../../routes/price/read-prices.ts";
import { findRound } from "../../../routes/rounds/find-rounds.ts";
import { readStats } from "../../../routes/stats/read-stats.ts";
import { countSchema, polSchema, timeSchema, toDecimal, usdSchema } from "../definition/amounts.ts";
import { inPlan, noInput } from "../definition/inputs.ts";
import { publicTool } from "../definition/tool.ts";

export const networkFigures = publicTool({
  name: "network_figures",
  title: "Figures of the network",
  description:
    "Figures of the whole network now, read from the contract: members, what entered in total and today, today's points, the number of the current round.",
  input: noInput,
  output: z.object({
    members: countSchema,
    enteredUsd: usdSchema.describe("USD that entered since the start"),
    enteredTodayUsd: usdSchema.describe("USD that entered in the current round"),
    pointsToday: countSchema.describe("Points of the current round so far"),
    round: countSchema,
    roundEndsAt: timeSchema,
  }),
  async read({ services: { chain, config } }) {
    const stats = await readStats(chain, config.chain.plan);
    return {
      members: stats.userCount,
      enteredUsd: toDecimal(stats.allEnteredUSD),
      enteredTodayUsd: toDecimal(stats.enteredUSD),
      pointsToday: stats.pointCount,
      round: stats.round,
      roundEndsAt: stats.roundEndsAt,
    };
  },
});

export const currentPrice = publicTool({
  name: "current_price",
  title: "Price now",
  description:
    "What a unit costs now in POL and USD, the price of POL that the contract uses, and why the contract refuses payments if it does.",
  input: inPlan,
  output: z.object({
    plan: planNameSchema,
    unitPol: polSchema.nullable().describe("null while the contract accepts no payment: see `refusal`"),
    unitUsd: usdSchema,
    polUsd: usdSchema.describe("USD of one POL"),
    readAt: timeSchema.describe("When the contract read the price of POL"),
    isFixed: z.boolean().describe("Whether this price applies until the round ends"),
    refusal: z.string().nullable().describe("The contract's error for a payment now"),
    round: countSchema,
    roundEndsAt: timeSchema,
  }),
  async read({ services }, { plan }) {
    const prices = await readPrices(services);
    const price = prices[plan] ?? prices.core;
    const { unit_usd } = await services.database
      .selectFrom("plans")
      .select("unit_usd")
      .where("plan", "=", plan)
      .executeTakeFirstOrThrow();
    return {
      plan,
      unitPol: price.unitPrice === null ? null : toDecimal(price.unitPrice),
      unitUsd: toDecimal(unit_usd),
      polUsd: toDecimal(price.polUsd),
      readAt: price.readAt,
      isFixed: price.priced,
      refusal: price.refusal,
      round: prices.round,
      roundEndsAt: prices.roundEndsAt,
    };
  },
});

export const currentRound = publicTool({
  name: "current_round",
  title: "The current round",
  description:
    "The round (24 hours) that is running: its number, when it ends, and what entered in it so far.",
  input: noInput,
  output: z.object({
    round: countSchema,
    endsAt: timeSchema,
    enteredUsd: usdSchema,
    points: countSchema.describe("So far"),
    units: countSchema.describe("Units bought so far, by the index"),
    joined: countSchema.describe("Members who joined so far, by the index"),
  }),
  async read({ services: { chain, config, database } }) {
    const stats = await readStats(chain, config.chain.plan);
    const row = await findRound(database, "core", stats.round);
    return {
      round: stats.round,
      endsAt: stats.roundEndsAt,
      enteredUsd: toDecimal(stats.enteredUSD),
      points: stats.pointCount,
      units: row?.units ?? 0,
      joined: row?.joined ?? 0,
    };
  },
});
