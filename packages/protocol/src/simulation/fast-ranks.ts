import { ranks } from "../rules/parameters.ts";
import { highestRank, NO_RANK, rankShares, shareValue } from "../rules/rank.ts";
import { ROOT } from "../rules/tree.ts";
import { toGrains } from "./grain.ts";

const HERO = toGrains(ranks.heroUsd);
const KNIGHT = toGrains(ranks.knightUsd);

/** What decides the value of a month's shares; amounts in grains. */
export interface MonthTotals {
  pot: number;
  unitPrice: number;
  points: number;
  units: number;
}

/**
 * The ranks, month by month, with every rank claimed and collected: Heroes before their sponsors, as the keeper does. The time of a
 * window changes no amount, so a month is shared out at its end.
 */
export class FastRanks {
  readonly #sponsor: Uint32Array;
  readonly #points: Uint16Array;
  readonly #reachedHero: Uint8Array;
  readonly #reachedKnight: Uint8Array;
  readonly #heroes: Uint32Array;
  readonly #shares: Uint8Array;

  /** @param sponsor by id */
  constructor(sponsor: Uint32Array) {
    this.#sponsor = sponsor;
    this.#points = new Uint16Array(sponsor.length);
    this.#reachedHero = new Uint8Array(sponsor.length);
    this.#reachedKnight = new Uint8Array(sponsor.length);
    this.#heroes = new Uint32Array(sponsor.length);
    this.#shares = new Uint8Array(sponsor.length);
  }

  /**
   * Records a member's earnings in a round.
   *
   * @param before lifetime point earnings before it, in grains, because a member reaches a threshold once
   */
  earned(id: number, points: number, before: number, after: number): void {
    this.#points[id] = (this.#points[id] ?? 0) + points;
    if (after < HERO) return;
    if (before < HERO) this.#reachedHero[id] = 1;
    if (before < KNIGHT && after >= KNIGHT) this.#reachedKnight[id] = 1;
  }

  /**
   * Ends the month: adds the value of its shares to `rankEarnings`, begins the next one, and returns the grains that the
   * shares leave of the pot.
   *
   * @param size the highest id
   */
  endMonth(size: number, rankEarnings: Float64Array, month: MonthTotals): number {
    const [shares, heroes] = [this.#shares, this.#heroes];
    let total = 0;
    // A sponsor's id is smaller than the ids that it sponsors: from the highest down, Heroes come before their sponsors.
    for (let id = size; id > ROOT; id--) {
      const held = this.#claim(id);
      shares[id] = held;
      total += held;
    }
    const value = total === 0 ? 0 : valueInGrains(month, total);
    for (let id = size; id > ROOT && total > 0; id--) {
      rankEarnings[id] = (rankEarnings[id] ?? 0) + value * (shares[id] ?? 0);
    }
    for (const column of [this.#points, this.#reachedHero, this.#reachedKnight, heroes, shares])
      column.fill(0);
    return month.pot - value * total;
  }

  /** The shares of `id` in a month, after all members that it sponsors. A rank counts for its sponsor. */
  #claim(id: number): number {
    const points = this.#points[id] ?? 0;
    const rank = highestRank({
      points,
      heroes: this.#heroes[id] ?? 0,
      reachedHeroUsd: this.#reachedHero[id] === 1,
      reachedKnightUsd: this.#reachedKnight[id] === 1,
    });
    if (rank === NO_RANK) return 0;
    const sponsor = this.#sponsor[id] ?? 0;
    this.#heroes[sponsor] = (this.#heroes[sponsor] ?? 0) + 1;
    return rankShares(rank, points);
  }
}

/** In integers of any size, since the cap multiplies a price by all points of a month. */
function valueInGrains({ pot, unitPrice, points, units }: MonthTotals, shares: number): number {
  return Number(shareValue({ pot: BigInt(pot), unitPrice: BigInt(unitPrice), shares, points, units }));
}
