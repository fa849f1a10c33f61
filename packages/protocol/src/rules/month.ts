import { ranks } from "./parameters.ts";

/** A month's pot, points and ranks. */
export class Month {
  /** Wei that the month's rounds and name changes paid into the HeroPool. */
  pot = 0n;
  /** Price of a unit in the month's last round with a price; 0 before the first. */
  unitPrice = 0n;
  /** By id. */
  readonly points = new Map<number, number>();
  /** Members whose lifetime point earnings reached a rank's threshold in a round of this month. */
  readonly reachedHeroUsd = new Set<number>();
  readonly reachedKnightUsd = new Set<number>();
  /** Claimed, by id. */
  readonly shares = new Map<number, number>();
  totalShares = 0;
  /** Number of new Heroes, by their sponsor. */
  readonly heroesOf = new Map<number, number>();
  /** Value of a share in wei; undefined until the window closes. */
  shareValue: bigint | undefined;
  readonly collected = new Set<number>();

  addPoints(id: number, points: number): void {
    this.points.set(id, (this.points.get(id) ?? 0) + points);
  }

  /** The shares that `id` is entitled to. A Knight needs Heroes with an earlier claim. */
  entitled(id: number): number {
    const byPoints = (this.points.get(id) ?? 0) >= ranks.monthlyPoints;
    const heroes = this.heroesOf.get(id) ?? 0;
    if (heroes >= ranks.heroesSponsored && (byPoints || this.reachedKnightUsd.has(id))) {
      return ranks.knightShares;
    }
    return byPoints || this.reachedHeroUsd.has(id) ? ranks.heroShares : 0;
  }

  /** Raises the shares of `id` to what it is entitled to, and returns them. */
  claim(id: number, sponsor: number): number {
    const before = this.shares.get(id) ?? 0;
    const after = this.entitled(id);
    if (after <= before) return before;
    this.shares.set(id, after);
    this.totalShares += after - before;
    if (before === 0) this.heroesOf.set(sponsor, (this.heroesOf.get(sponsor) ?? 0) + 1);
    return after;
  }

  /** Fixes the value of a share of `available` wei, at most `cap` units, and returns the rest after cap and rounding. */
  shareOut(available: bigint, cap: number): bigint {
    if (this.totalShares === 0) {
      this.shareValue = 0n;
      return available;
    }
    const shares = BigInt(this.totalShares);
    const most = BigInt(cap) * this.unitPrice;
    const equal = available / shares;
    this.shareValue = equal < most ? equal : most;
    return available - this.shareValue * shares;
  }

  /** Removes the shares of `id` from the month, and returns their value in wei, or 0 without shares. */
  collect(id: number): bigint {
    if (this.shareValue === undefined || this.collected.has(id)) return 0n;
    this.collected.add(id);
    return this.shareValue * BigInt(this.shares.get(id) ?? 0);
  }

  /** Value of claimed, uncollected shares, in wei. */
  get uncollected(): bigint {
    let shares = 0;
    for (const [id, claimed] of this.shares) if (!this.collected.has(id)) shares += claimed;
    return (this.shareValue ?? 0n) * BigInt(shares);
  }
}
