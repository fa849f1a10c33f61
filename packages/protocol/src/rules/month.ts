import { highestRank, NO_RANK, type Rank, rankShares, shareValue } from "./rank.ts";

/** A month's pot, points and ranks. */
export class Month {
  /** Wei that the month's rounds and name changes paid into the HeroPool. */
  pot = 0n;
  /** Price of a unit in the month's last round with a price; 0 before the first. */
  unitPrice = 0n;
  /** Units that entered in the month's rounds. */
  units = 0;
  /** Points of the month's closed rounds, and by id. */
  totalPoints = 0;
  readonly points = new Map<number, number>();
  /** Members whose lifetime point earnings reached a rank's threshold in a round of this month. */
  readonly reachedHeroUsd = new Set<number>();
  readonly reachedKnightUsd = new Set<number>();
  /** Claimed, by id. */
  readonly ranks = new Map<number, Rank>();
  readonly shares = new Map<number, number>();
  totalShares = 0;
  /** Number of sponsored members with a rank, by their sponsor. */
  readonly heroes = new Map<number, number>();
  /** Value of a share in wei; undefined until the window closes. */
  shareValue: bigint | undefined;
  readonly collected = new Set<number>();

  addPoints(id: number, points: number): void {
    this.points.set(id, (this.points.get(id) ?? 0) + points);
    this.totalPoints += points;
  }

  /** The rank that `id` qualifies for. A Knight needs members with an earlier claim. */
  highestRank(id: number): Rank {
    return highestRank({
      points: this.points.get(id) ?? 0,
      heroes: this.heroes.get(id) ?? 0,
      reachedHeroUsd: this.reachedHeroUsd.has(id),
      reachedKnightUsd: this.reachedKnightUsd.has(id),
    });
  }

  /**
   * Raises `id` to the highest rank that it qualifies for, and returns its shares.
   *
   * @param sponsor the member for whom a first rank counts; `undefined` for the root
   */
  claim(id: number, sponsor: number | undefined): number {
    const before = this.ranks.get(id) ?? NO_RANK;
    const held = this.shares.get(id) ?? 0;
    const rank = this.highestRank(id);
    if (rank <= before) return held;
    if (before === NO_RANK && sponsor !== undefined) {
      this.heroes.set(sponsor, (this.heroes.get(sponsor) ?? 0) + 1);
    }
    const shares = rankShares(rank, this.points.get(id) ?? 0);
    this.ranks.set(id, rank);
    this.shares.set(id, shares);
    this.totalShares += shares - held;
    return shares;
  }

  /** Fixes the value of a share, and returns what the shares leave of the pot, in wei. */
  shareOut(): bigint {
    const { pot, totalShares: shares, unitPrice, totalPoints: points, units } = this;
    this.shareValue = shares === 0 ? 0n : shareValue({ pot, shares, unitPrice, points, units });
    return this.rest;
  }

  /** Wei that the shares leave of the pot, for the commons; 0 until the window closes. */
  get rest(): bigint {
    return this.shareValue === undefined ? 0n : this.pot - this.shareValue * BigInt(this.totalShares);
  }

  /** Marks the shares of `id` as collected, and returns their value in wei; 0 without shares, or the second time. */
  collect(id: number): bigint {
    const shares = this.shares.get(id);
    if (this.shareValue === undefined || shares === undefined || this.collected.has(id)) return 0n;
    this.collected.add(id);
    return this.shareValue * BigInt(shares);
  }

  /** Value of claimed, uncollected shares, in wei. */
  get uncollected(): bigint {
    let shares = 0;
    for (const [id, claimed] of this.shares) if (!this.collected.has(id)) shares += claimed;
    return (this.shareValue ?? 0n) * BigInt(shares);
  }
}
