import { ROUND } from "@canopy/protocol/rules/calendar";
import { shareOut, unitShares } from "@canopy/protocol/rules/money";
import { corePlan } from "@canopy/protocol/rules/parameters";
import { Plan } from "@canopy/protocol/rules/plan";
import { LEFT, NO_ID, RIGHT, ROOT } from "@canopy/protocol/rules/tree";
import { weiToUSD } from "@canopy/shared/money";
import { describe, expect, test } from "vitest";
import {
  adaEarned,
  cappedDay,
  dayEarnings,
  entries,
  firstDay,
  kindsOfDay,
  type Person,
  polUsd,
  secondDay,
  secondDayMoney,
  unitPol,
} from "./example.ts";

const GENESIS = 1_700_000_000;
const inUsd = (wei: bigint | undefined) => weiToUSD(wei ?? -1n, polUsd);

function newPlan(): Plan {
  return new Plan({ parameters: corePlan, genesis: GENESIS, opensAt: GENESIS, polUsd });
}

/** Runs the two days of the page through the model. */
function play() {
  const plan = newPlan();
  const ids = new Map<Person, number>();
  const toId = (who: Person | null) => (who === null ? ROOT : (ids.get(who) ?? NO_ID));
  const join = ({ who, units, above, leg }: (typeof entries)[number]) => {
    const seat = toId(above);
    const value = plan.unitPrice * BigInt(units);
    ids.set(who, plan.register({ sponsor: seat, referral: seat, value, leg: leg === "left" ? LEFT : RIGHT }));
  };
  const [first, ...others] = entries;
  join(first);
  plan.advanceTo(GENESIS + ROUND);
  const dayOne = plan.settleRound();
  const boxAfterDayOne = plan.members.box[toId("ada")];
  for (const entry of others) join(entry);
  plan.advanceTo(GENESIS + 2 * ROUND);
  const dayTwo = plan.settleRound();
  return { plan, toId, dayOne, dayTwo, boxAfterDayOne };
}

describe("the worked example", () => {
  const { plan, toId, dayTwo, boxAfterDayOne } = play();
  const { members, legs } = plan;

  test("has a unit of 40 POL", () => {
    expect(dayTwo.unitPrice).toBe(BigInt(unitPol) * 10n ** 18n);
  });

  test("starts with Ada alone", () => {
    expect(inUsd(boxAfterDayOne)).toBe(firstDay.rebate);
    expect(firstDay.paid).toBe(corePlan.unitUsd);
    expect(inUsd(members.box[toId("ada")])).toBe(adaEarned);
  });

  test.each(entries)("pays $who what the page says", ({ who, units }) => {
    const id = toId(who);
    const said = secondDay[who];
    const before = who === "ada" ? firstDay.rebate : 0n;
    expect({
      paid: said.paid,
      commission: said.commission,
      points: said.points,
      pointEarnings: said.pointEarnings,
      rebate: said.rebate,
      earned: dayEarnings(said),
    }).toEqual({
      paid: who === "ada" ? 0n : corePlan.unitUsd * BigInt(units),
      commission: inUsd(members.spEarn[id]),
      points: members.points[id],
      pointEarnings: inUsd(members.ptEarn[id]),
      rebate: inUsd(members.rebates[id]) - before,
      earned: inUsd(members.box[id]) - before,
    });
  });

  test("splits the day as the page says", () => {
    const { money, counts, shares, units } = dayTwo;
    expect(secondDayMoney).toEqual({
      units,
      points: counts.points,
      adaLeft: legs.leftUsers[toId("ada")],
      adaRight: legs.rightUsers[toId("ada")],
      adaWaiting: legs.leftVariance[toId("ada")],
      entered: inUsd(money.entered),
      pool: inUsd(shares.pool * BigInt(units)),
      pointValue: inUsd(money.pointValue),
      pointEarnings: inUsd(money.points),
      rebateOfUnit: inUsd(money.rebate),
      rebates: inUsd(money.rebates),
      commissions: inUsd(money.commissions),
      heroPool: inUsd(money.heroPool),
      commons: inUsd(money.commons),
      operations: inUsd(money.operations),
      closingReward: inUsd(money.closingReward),
    });
  });
});

test.each(kindsOfDay)("a day with $pointsOfTenUnits points for ten units", (day) => {
  const price = BigInt(unitPol) * 10n ** 18n;
  const totals = { units: 10, sponsoredUnits: 10, points: day.pointsOfTenUnits };
  const money = shareOut(totals, price, unitShares(price, corePlan), corePlan.pointsPerUnit);
  expect({ pointValue: inUsd(money.pointValue), rebate: inUsd(money.rebate) }).toEqual({
    pointValue: day.pointValue,
    rebate: day.rebate,
  });
});

test("the day above the cap", () => {
  const plan = newPlan();
  const gil = plan.register({ sponsor: ROOT, referral: ROOT, value: plan.unitPrice });
  for (const [leg, units] of [
    [LEFT, cappedDay.left],
    [RIGHT, cappedDay.right],
  ] as const) {
    let referral = gil;
    for (let left = units; left > 0; left -= corePlan.maxUnits) {
      const value = plan.unitPrice * BigInt(Math.min(left, corePlan.maxUnits));
      referral = plan.register({ sponsor: gil, referral, value, leg });
    }
  }
  plan.advanceTo(GENESIS + ROUND);
  plan.settleRound();
  expect([plan.members.points[gil], plan.members.flash[gil]]).toEqual([cappedDay.points, cappedDay.flash]);
  expect(plan.legs.rightVariance[gil]).toBe(cappedDay.waiting);
});
