/** The two days of the worked example, in USD with 18 decimals. `example.test.ts` runs them through the plan's model. */

export type Person = "ada" | "ben" | "cem" | "dina" | "eli" | "finn";

interface Entry {
  who: Person;
  units: number;
  /** The sponsor and the placement parent, null for the root seat. */
  above: Person | null;
  leg: "left" | "right";
}

interface Day {
  paid: bigint;
  commission: bigint;
  points: number;
  pointEarnings: bigint;
  rebate: bigint;
}

const cents = (amount: number): bigint => BigInt(amount) * 10n ** 16n;

/** In the order of joining. Ada joins the day before the others. */
export const entries: readonly [Entry, ...Entry[]] = [
  { who: "ada", units: 1, above: null, leg: "left" },
  { who: "ben", units: 3, above: "ada", leg: "left" },
  { who: "cem", units: 2, above: "ada", leg: "right" },
  { who: "dina", units: 1, above: "ben", leg: "left" },
  { who: "eli", units: 1, above: "ben", leg: "right" },
  { who: "finn", units: 1, above: "cem", leg: "left" },
];

/** The price of a POL on both days. */
export const polUsd = cents(50);
/** POL for one unit. */
export const unitPol = 40;

/** Ada's first day, when she is alone. */
export const firstDay = { paid: cents(20_00), rebate: cents(14_60) };

/** What each member receives on the second day. */
export const secondDay: Readonly<Record<Person, Day>> = {
  ada: { paid: 0n, commission: cents(10_00), points: 3, pointEarnings: cents(4_38), rebate: 0n },
  ben: {
    paid: cents(60_00),
    commission: cents(4_00),
    points: 1,
    pointEarnings: cents(1_46),
    rebate: cents(41_61),
  },
  cem: { paid: cents(40_00), commission: cents(2_00), points: 0, pointEarnings: 0n, rebate: cents(27_74) },
  dina: { paid: cents(20_00), commission: 0n, points: 0, pointEarnings: 0n, rebate: cents(13_87) },
  eli: { paid: cents(20_00), commission: 0n, points: 0, pointEarnings: 0n, rebate: cents(13_87) },
  finn: { paid: cents(20_00), commission: 0n, points: 0, pointEarnings: 0n, rebate: cents(13_87) },
};

/** The split of the second day's payments. */
export const secondDayMoney = {
  units: 8,
  points: 4,
  /** Units that arrive on Ada's legs, and those that stay unpaired. */
  adaLeft: 5,
  adaRight: 3,
  adaWaiting: 2,
  entered: cents(160_00),
  pool: cents(116_80),
  pointValue: cents(1_46),
  pointEarnings: cents(5_84),
  rebateOfUnit: cents(13_87),
  rebates: cents(110_96),
  commissions: cents(16_00),
  heroPool: cents(3_20),
  commons: cents(16_00),
  operations: cents(8_00),
  closingReward: cents(1_60),
};

/** What a day added to a member's box. */
export const dayEarnings = ({ commission, pointEarnings, rebate }: Day): bigint =>
  commission + pointEarnings + rebate;

/** What Ada received on both days. */
export const adaEarned = firstDay.rebate + dayEarnings(secondDay.ada);

/** One unit on days with more and more points: the value of a point, and the refund to the payer. */
export const kindsOfDay: readonly { pointsOfTenUnits: number; pointValue: bigint; rebate: bigint }[] = [
  { pointsOfTenUnits: 5, pointValue: cents(1_46), rebate: cents(13_87) },
  { pointsOfTenUnits: 50, pointValue: cents(1_46), rebate: cents(7_30) },
  { pointsOfTenUnits: 100, pointValue: cents(1_46), rebate: 0n },
  { pointsOfTenUnits: 200, pointValue: cents(73), rebate: 0n },
];

/** A member with one unit on a good day: pairs, points that count, and pairs above the cap. */
export const cappedDay = { left: 14, right: 18, points: 10, flash: 4, waiting: 4 };
