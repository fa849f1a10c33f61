import type { PriceData } from "@canopy/shared/api/price";
import type { PlanName } from "@canopy/shared/api/primitives";
import type { Address } from "viem";
import { toRoundStart } from "../../lib/round-time.ts";
import type { Services } from "../../services.ts";
import { findCandidate } from "./find-prices.ts";
import { readPlanPrice, readRound } from "./read-plan-price.ts";

/** Reads what a unit costs now in each plan, from the contracts at one block. */
export async function readPrices({
  chain,
  config,
  database,
}: Pick<Services, "chain" | "config" | "database">): Promise<PriceData> {
  const { plan: core, plus } = config.chain;
  const blockNumber = await chain.getBlockNumber();
  const readPriceData = async (name: PlanName, address: Address) => {
    const [price, candidate] = await Promise.all([
      readPlanPrice(chain, address, blockNumber),
      findCandidate(database, name),
    ]);
    return {
      ...price,
      candidate:
        candidate === undefined ? null : { polUsd: candidate.pol_usd, at: candidate.at.toISOString() },
    };
  };
  const [{ round, startsAt }, corePrice, plusPrice] = await Promise.all([
    readRound(chain, core, blockNumber),
    readPriceData("core", core),
    plus === null ? null : readPriceData("plus", plus),
  ]);
  return {
    round,
    roundEndsAt: toRoundStart(startsAt, 1).toISOString(),
    core: corePrice,
    plus: plusPrice,
    blockNumber: blockNumber.toString(),
  };
}
