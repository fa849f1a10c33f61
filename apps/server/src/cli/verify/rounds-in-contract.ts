import type { PlanAt } from "./contract.ts";

/** Ids per read of a day's list. */
const POINTY_PAGE = 2_000n;

/** A round's figures in the contract, by the index's names. Amounts are wei, or USD with 18 decimals. */
export type RoundFigures = {
  unitPrice: bigint;
  units: number;
  entered: bigint;
  closed: boolean;
  points: bigint;
  flash: bigint;
  pointy: number;
  /** Ids of the members who earned points, in order. */
  pointyIds: string;
  pointValue: bigint;
  rebate: bigint;
  next: number;
  cumulativeUnits: bigint;
  members: number;
  /** Members at the round's end, in rounds without entries too. */
  userCount: number;
  enteredUsd: bigint;
  allEnteredUsd: bigint;
  pointValueUsd: bigint;
};

export async function readRoundInContract(
  { node, at, round }: PlanAt,
  number: number,
): Promise<RoundFigures> {
  const [data, day] = await Promise.all([
    node.readContract({ ...at, functionName: "roundData", args: [BigInt(number)] }),
    node.readContract({ ...at, functionName: "dayData", args: [BigInt(round - number)] }),
  ]);
  const pages = [];
  for (let offset = 0n; offset < BigInt(data.pointy); offset += POINTY_PAGE) {
    const args = [BigInt(number), offset, POINTY_PAGE] as const;
    pages.push(node.readContract({ ...at, functionName: "pointyIds", args }));
  }
  const ids = (await Promise.all(pages)).flat();
  return {
    unitPrice: data.unitPrice,
    units: data.units,
    entered: data.unitPrice * BigInt(data.units),
    closed: data.closed,
    points: BigInt(data.points),
    flash: BigInt(data.flash),
    pointy: data.pointy,
    pointyIds: ids.sort((one, other) => one - other).join(" "),
    pointValue: data.pointValue,
    rebate: data.rebate,
    next: data.next,
    cumulativeUnits: BigInt(data.cumulativeUnits),
    members: data.members,
    userCount: day.userCount,
    enteredUsd: day.enteredUSD,
    allEnteredUsd: day.allEnteredUSD,
    pointValueUsd: day.pointValueUSD,
  };
}
