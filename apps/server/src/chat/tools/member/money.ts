import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { weiToUSD } from "@canopy/shared/money";
import { z } from "zod";
import { ApiError } from "../../../http/api-error.ts";
import { readMembership } from "../../../routes/auth/read-membership.ts";
import { createCalculations } from "../../../routes/calculation/calculations.ts";
import { countSchema, polSchema, toDecimal, usdSchema } from "../definition/amounts.ts";
import { inRound, noInput } from "../definition/inputs.ts";
import { memberTool } from "../definition/tool.ts";
import { readMember } from "../public/member.ts";

export const myBox = memberTool({
  name: "my_box",
  title: "My box",
  description: "What the signed-in member can withdraw now, in both plans, read from the contract.",
  input: noInput,
  output: z.object({
    pol: polSchema,
    usd: usdSchema.describe("At the price of POL that the contract uses now"),
    plusPol: polSchema.nullable().describe("null without a seat in Plus"),
  }),
  async read({ services: { chain, config } }, { wallet }) {
    const { plan, plus } = config.chain;
    const membership = await readMembership(chain, config.chain, wallet);
    if (membership === null) throw new ApiError("UNAUTHORIZED");
    const { id, box, inPlus } = membership;
    const abi = planAbi;
    const [price, plusBox] = await Promise.all([
      chain.readContract({ abi, address: plan, functionName: "POL_USD" }),
      inPlus && plus !== null
        ? chain.readContract({ abi, address: plus, functionName: "boxOf", args: [id] })
        : null,
    ]);
    return {
      pol: toDecimal(box),
      usd: toDecimal(weiToUSD(box, price)),
      plusPol: plusBox === null ? null : toDecimal(plusBox),
    };
  },
});

const legCalculation = z.object({
  before: countSchema.describe("Units without a pair, from earlier rounds"),
  arrived: countSchema.describe("Units that members below bought in the round"),
  after: countSchema.describe("Units without a pair after the round"),
});

export const myRound = memberTool({
  name: "my_round",
  title: "Why my round paid what it paid",
  description:
    "How the signed-in member's result of a settled round follows from the plan's rules: units that reached each leg, pairs, cap, points, point value, rebate, commissions. Without a number, the last settled round.",
  input: inRound,
  output: z.object({
    round: countSchema,
    legs: z
      .object({ left: legCalculation, right: legCalculation })
      .nullable()
      .describe("null in very large networks"),
    pairs: countSchema,
    cap: countSchema.describe("The most points of the round"),
    points: countSchema.describe("The smaller of pairs and cap"),
    flash: countSchema.describe("Pairs above the cap, which earn nothing"),
    pointPol: polSchema.describe("Value of a point"),
    pointEarningsPol: polSchema.describe("points x pointPol"),
    units: countSchema.describe("Bought by the member in the round"),
    rebatePol: polSchema.describe("Rebate of a unit"),
    rebatesPol: polSchema.describe("units x rebatePol"),
    sponsored: countSchema.describe("Units bought by members whom the member sponsored"),
    commissionsPol: polSchema,
    totalPol: polSchema.describe("Points, rebates and commissions of the round"),
  }),
  async read({ services: { database } }, { username }, { number, plan }) {
    const closed = number ?? (await readMember(database, plan, username)).lastSettledRound;
    if (closed === null) throw new ApiError("ROUND_NOT_CLOSED");
    const { calculation } = await createCalculations(database)(plan, username, closed);
    const { pointEarnings, rebates, commissions } = calculation;
    return {
      round: closed,
      legs: calculation.legs,
      pairs: calculation.pairs,
      cap: calculation.cap,
      points: calculation.points,
      flash: calculation.flash,
      pointPol: toDecimal(calculation.pointValue),
      pointEarningsPol: toDecimal(pointEarnings),
      units: calculation.units,
      rebatePol: toDecimal(calculation.rebate),
      rebatesPol: toDecimal(rebates),
      sponsored: calculation.sponsored,
      commissionsPol: toDecimal(commissions),
      totalPol: toDecimal(BigInt(pointEarnings) + BigInt(rebates) + BigInt(commissions)),
    };
  },
});
