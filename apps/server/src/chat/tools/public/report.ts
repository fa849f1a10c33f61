import { debtParts } from "@canopy/shared/api/report";
import { z } from "zod";
import { ApiError } from "../../../http/api-error.ts";
import { readStoredReport } from "../../../report/store-report.ts";
import type { Services } from "../../../services.ts";
import { countSchema, polSchema, timeSchema, toDecimal } from "../definition/amounts.ts";
import { inPlan } from "../definition/inputs.ts";
import { publicTool } from "../definition/tool.ts";

async function requireReport({ database }: Pick<Services, "database">, plan: "core" | "plus") {
  const report = await readStoredReport(database, plan);
  if (report === null) throw new ApiError("SERVICE_UNAVAILABLE");
  return report;
}

export const contract = publicTool({
  name: "contract",
  title: "The contract",
  description: "The address of the plan's contract, what it holds, and what it owes to whom.",
  input: inPlan,
  output: z.object({
    chainId: z.int(),
    address: z.string(),
    explorerUrl: z.string().nullable(),
    heldPol: polSchema.nullable().describe("null while the node does not report it"),
    owedPol: polSchema,
    surplusPol: polSchema.nullable().describe("Held less owed: POL without an owner"),
    owed: z.array(z.object({ to: z.enum(debtParts), pol: polSchema })),
    block: z.string(),
    blockTime: timeSchema.nullable(),
  }),
  async read({ services }, { plan }) {
    const { solvency, blockNumber, blockTime } = await requireReport(services, plan);
    const { id, plan: core, plus, explorerUrl } = services.config.chain;
    const address = plan === "plus" && plus !== null ? plus : core;
    const owed = new Map<(typeof debtParts)[number], bigint>();
    for (const { part, owed: amount } of solvency.debts)
      owed.set(part, (owed.get(part) ?? 0n) + BigInt(amount));
    return {
      chainId: id,
      address,
      explorerUrl: explorerUrl && new URL(`/address/${address}`, explorerUrl).href,
      heldPol: solvency.held && toDecimal(solvency.held),
      owedPol: toDecimal(solvency.owed),
      surplusPol: solvency.surplus && toDecimal(solvency.surplus),
      owed: [...owed].map(([to, amount]) => ({ to, pol: toDecimal(amount) })),
      block: blockNumber,
      blockTime,
    };
  },
});

export const outcomes = publicTool({
  name: "outcomes",
  title: "What members earned",
  description:
    "How members have done so far: how many earned more than they paid, how many earned nothing, and the median. Figures of the past, no forecast.",
  input: inPlan,
  output: z.object({
    members: countSchema.describe("Members who bought units"),
    inProfit: countSchema.describe("Members who earned more than they paid"),
    inProfitPercent: z.number().nullable(),
    earnedNothing: countSchema,
    medianNetPol: polSchema.nullable().describe("Earned less paid, of the member in the middle"),
    medianReturnPercent: z
      .number()
      .nullable()
      .describe("Earned in percent of what was paid, of the member in the middle"),
    block: z.string(),
  }),
  async read({ services }, { plan }) {
    const { outcomes, blockNumber } = await requireReport(services, plan);
    const { members, inProfit, earnedNothing, inProfitBasisPoints, medianNet, medianRatio } = outcomes;
    return {
      members,
      inProfit,
      inProfitPercent: inProfitBasisPoints === null ? null : inProfitBasisPoints / 100,
      earnedNothing,
      medianNetPol: medianNet === null ? null : toDecimal(medianNet),
      medianReturnPercent: medianRatio === null ? null : medianRatio / 100,
      block: blockNumber,
    };
  },
});
