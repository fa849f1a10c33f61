import { at } from "./column.ts";
import { ONE } from "./money.ts";
import type { Month } from "./month.ts";
import { ranks } from "./parameters.ts";
import type { ClosedRound } from "./round.ts";
import { NO_ID } from "./tree.ts";

/** Lifetime payments and earnings of members. Columns are indexed by id; amounts are wei by default. */
export class Members {
  readonly sponsor: number[] = [];
  /** Units. */
  readonly bought: number[] = [];
  readonly box: bigint[] = [];
  /** Commissions. */
  readonly spEarn: bigint[] = [];
  /** Point earnings, without rebates. */
  readonly ptEarn: bigint[] = [];
  readonly rebates: bigint[] = [];
  /** Point earnings in USD, each at its round's price; 18 decimals. */
  readonly ptEarnUsd: bigint[] = [];
  readonly points: number[] = [];
  readonly flash: number[] = [];

  constructor() {
    // An unused entry 0, so that ids are indices.
    this.add(NO_ID);
  }

  add(sponsor: number): void {
    this.sponsor.push(sponsor);
    for (const counts of [this.bought, this.points, this.flash]) counts.push(0);
    for (const amounts of [this.box, this.spEarn, this.ptEarn, this.rebates, this.ptEarnUsd])
      amounts.push(0n);
  }

  addToBox(id: number, amount: bigint): void {
    this.box[id] = at(this.box, id) + amount;
  }

  payCommission(id: number, amount: bigint): void {
    this.spEarn[id] = at(this.spEarn, id) + amount;
    this.addToBox(id, amount);
  }

  /** Credits a closed round's points and rebates, and records in its month who reached a rank's threshold. */
  credit({ counts, money, purchases, polUsd }: ClosedRound, month: Month): void {
    for (const [index, id] of counts.paired.entries()) {
      this.flash[id] = at(this.flash, id) + at(counts.flashCounts, index);
      const points = at(counts.pointCounts, index);
      if (points === 0) continue;
      const earned = money.pointValue * BigInt(points);
      this.points[id] = at(this.points, id) + points;
      this.ptEarn[id] = at(this.ptEarn, id) + earned;
      this.addToBox(id, earned);
      month.addPoints(id, points);
      this.#addUsd(id, (earned * polUsd) / ONE, month);
    }
    for (const [index, id] of purchases.ids.entries()) {
      const rebate = money.rebate * BigInt(at(purchases.units, index));
      this.rebates[id] = at(this.rebates, id) + rebate;
      this.addToBox(id, rebate);
    }
  }

  /** A member reaches a threshold once, in the round that raises the earnings to it. */
  #addUsd(id: number, earned: bigint, month: Month): void {
    const before = at(this.ptEarnUsd, id);
    const after = before + earned;
    this.ptEarnUsd[id] = after;
    if (before < ranks.heroUsd && after >= ranks.heroUsd) month.reachedHeroUsd.add(id);
    if (before < ranks.knightUsd && after >= ranks.knightUsd) month.reachedKnightUsd.add(id);
  }
}
