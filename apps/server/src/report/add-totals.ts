import { toMonth } from "@canopy/protocol/rules/calendar";
import type { Money, ReportTotals } from "@canopy/shared/api/report";
import { weiToUSD } from "@canopy/shared/money";
import type { Flow } from "./read-flows.ts";
import type { Month } from "./read-months.ts";
import { countPayouts, type RoundRow } from "./read-rounds.ts";

interface Amount {
  wei: bigint;
  usd: bigint;
}

/**
 * Adds up rounds, flows and what rank shares left of each month. USD amounts use the price of each round, or the last one of
 * the month, and are rounded down.
 */
export function addTotals(
  rounds: readonly RoundRow[],
  flows: readonly Flow[],
  months: readonly Pick<Month, "month" | "rest">[],
  { members, unitUsd }: { members: number; unitUsd: bigint },
): ReportTotals {
  const ofRounds = (weiOf: (round: RoundRow) => bigint) =>
    addUp(rounds.map((round) => worth(weiOf(round), BigInt(round.pol_usd))));
  const ofFlows = (type: Flow["type"]) =>
    addUp(flows.filter((flow) => flow.type === type).map(({ wei, polUsd }) => worth(wei, polUsd)));
  const units = rounds.reduce((sum, round) => sum + round.units, 0);
  const rests = months.map(({ month, rest }) => {
    const last = rounds.findLast(({ round }) => toMonth(round) === month);
    return worth(rest ?? 0n, BigInt(last?.pol_usd ?? 0));
  });
  const credited = {
    commissions: ofRounds((round) => countPayouts(round).commissions),
    pointEarnings: ofRounds((round) => countPayouts(round).pointEarnings),
    rebates: ofRounds((round) => countPayouts(round).rebates),
    ranks: ofFlows("rank_collect"),
    closingRewards: ofRounds((round) => countPayouts(round).closingRewards),
  };
  return {
    members,
    units,
    points: Number(rounds.reduce((sum, { points }) => sum + (points ?? 0n), 0n)),
    flash: Number(rounds.reduce((sum, { flash }) => sum + (flash ?? 0n), 0n)),
    // A unit has a price in dollars: its price in POL was rounded up.
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
    commons: present(addUp([ofRounds((round) => BigInt(round.commons ?? 0)), ...rests])),
    commonsCollected: present(ofFlows("commons")),
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
