import { planNameSchema, roundSchema } from "@canopy/shared/api/primitives";
import { z } from "zod";
import { ApiError } from "../../../http/api-error.ts";
import { findRound, findRounds } from "../../../routes/rounds/find-rounds.ts";
import { presentRound } from "../../../routes/rounds/present-round.ts";
import { countSchema, polSchema, timeSchema, toDecimal, usdSchema } from "../definition/amounts.ts";
import { ABOVE_ALL, inRound } from "../definition/inputs.ts";
import { publicTool } from "../definition/tool.ts";

/** Rounds that wait for settlement at most, in a network that settles every day. */
const UNSETTLED = 30;

export const round = publicTool({
  name: "round",
  title: "A settled round",
  description:
    "What a round brought in and paid out: value of a point, rebate of a unit, points, pairs above the cap. Without a number, the last settled round.",
  input: inRound,
  output: z.object({
    plan: planNameSchema,
    round: roundSchema,
    endsAt: timeSchema,
    units: countSchema,
    joined: countSchema,
    enteredPol: polSchema,
    enteredUsd: usdSchema,
    polUsd: usdSchema,
    unitPol: polSchema,
    closing: z
      .object({
        at: timeSchema,
        points: countSchema,
        flash: countSchema.describe("Pairs above the daily cap, which earned nothing"),
        membersWithPoints: countSchema,
        pointPol: polSchema,
        pointUsd: usdSchema,
        rebatePol: polSchema.describe("For each unit that was bought in the round"),
        heroPoolPol: polSchema,
        commonsPol: polSchema,
        operationsPol: polSchema,
        transactionHash: z.string().nullable(),
      })
      .nullable()
      .describe("null until the round is settled"),
  }),
  async read({ services: { database } }, { number, plan }) {
    const row =
      number === undefined
        ? (await findRounds(database, plan, { before: ABOVE_ALL, limit: UNSETTLED })).find(
            ({ closed_at }) => closed_at !== null,
          )
        : await findRound(database, plan, number);
    if (row === undefined) throw new ApiError("ROUND_NOT_FOUND");
    const { closing, ...found } = presentRound(row);
    return {
      plan,
      round: found.round,
      endsAt: found.endsAt,
      units: found.units,
      joined: found.joined,
      enteredPol: toDecimal(found.entered),
      enteredUsd: toDecimal(found.enteredUSD),
      polUsd: toDecimal(found.polUsd),
      unitPol: toDecimal(found.unitPrice),
      closing: closing && {
        at: closing.at,
        points: closing.points,
        flash: closing.flash,
        membersWithPoints: closing.pointy,
        pointPol: toDecimal(closing.pointValue),
        pointUsd: toDecimal(closing.pointValueUSD),
        rebatePol: toDecimal(closing.rebate),
        heroPoolPol: toDecimal(closing.heroPool),
        commonsPol: toDecimal(closing.commons),
        operationsPol: toDecimal(closing.operations),
        transactionHash: closing.transactionHash,
      },
    };
  },
});
