import type { Money, ReportTotals } from "@canopy/shared/api/report";
import { weiToUSD } from "@canopy/shared/money";
import { paidForRound } from "./paid-for-round.ts";
import type { Flow } from "./read-flows.ts";
import type { RoundRow } from "./read-rounds.ts";

interface Amount {
  wei: bigint;
  usd: bigint;
}

/** Adds up what rounds and flows say. USD are those of each round's price, rounded down round by round. */
export function addTotals(
  rounds: readonly RoundRow[],
  flows: readonly Flow[],
  { members, unitUsd }: { members: number; unitUsd: bigint },
): ReportTotals {
  const ofRounds = (weiOf: (round: RoundRow) => bigint) =>
    addUp(rounds.map((round) => worth(weiOf(round), BigInt(round.pol_usd))));
  const ofFlows = (type: Flow["type"]) =>
    addUp(flows.filter((flow) => flow.type === type).map(({ wei, polUsd }) => worth(wei, polUsd)));
  const units = rounds.reduce((sum, round) => sum + round.units, 0);
  const credited = {
    commissions: ofRounds((round) => paidForRound(round).commissions),
    pointEarnings: ofRounds((round) => paidForRound(round).pointEarnings),
    rebates: ofRounds((round) => paidForRound(round).rebates),
    ranks: ofFlows("rank_collect"),
    closingRewards: ofRounds((round) => paidForRound(round).closingRewards),
  };
  return {
    members,
    units,
    points: Number(rounds.reduce((sum, { points }) => sum + (points ?? 0n), 0n)),
    flash: Number(rounds.reduce((sum, { flash }) => sum + (flash ?? 0n), 0n)),
    // A unit is sold for dollars: what it cost in POL was rounded up.
    entered: present({
      wei: rounds.reduce((sum, { entered }) => sum + BigInt(entered), 0n),
      usd: BigInt(units) * unitUsd,
    }),
    paidOut: present(addUp(Object.values(credited))),
    commissions: present(credited.commissions),
    pointEarnings: present(credited.pointEarnings),
    rebates: present(credited.rebates),
    ranks: present(credited.ranks),
    closingRewards: present(credited.closingRewards),
    withdrawn: present(ofFlows("withdraw")),
    usernameFees: present(ofFlows("username")),
  };
}

function worth(wei: bigint, polUsd: bigint): Amount {
  return { wei, usd: weiToUSD(wei, polUsd) };
}

function addUp(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, { wei, usd }) => ({ wei: sum.wei + wei, usd: sum.usd + usd }), {
    wei: 0n,
    usd: 0n,
  });
}

function present({ wei, usd }: Amount): Money {
  return { wei: wei.toString(), usd: usd.toString() };
}
