import { ranks } from "../rules/parameters.ts";
import { ROOT } from "../rules/tree.ts";
import { quotient, toGrains } from "./grain.ts";

const HERO = toGrains(ranks.heroUsd);
const KNIGHT = toGrains(ranks.knightUsd);

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
  /** Rest of the earlier months in the HeroPool, in grains. */
  left = 0;

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
   * Ends the month: adds the value of its shares to `rankEarnings`, and begins the next one.
   *
   * @param size the highest id
   * @param pot grains of this month
   * @param most highest value of a share, in grains
   */
  endMonth(size: number, pot: number, most: number, rankEarnings: Float64Array): void {
    const [shares, heroes] = [this.#shares, this.#heroes];
    let total = 0;
    // A sponsor's id is smaller than the ids that it sponsors: from the highest down, Heroes come before their sponsors.
    for (let id = size; id > ROOT; id--) {
      const held = this.#entitled(id);
      if (held === 0) continue;
      shares[id] = held;
      total += held;
      const sponsor = this.#sponsor[id] ?? 0;
      heroes[sponsor] = (heroes[sponsor] ?? 0) + 1;
    }
    const available = pot + this.left;
    const value = total === 0 ? 0 : Math.min(quotient(available, total), most);
    this.left = available - value * total;
    for (let id = size; id > ROOT && total > 0; id--) {
      rankEarnings[id] = (rankEarnings[id] ?? 0) + value * (shares[id] ?? 0);
    }
    for (const column of [this.#points, this.#reachedHero, this.#reachedKnight, heroes, shares])
      column.fill(0);
  }

  /** The shares of `id` in a month, after all members that it sponsors. */
  #entitled(id: number): number {
    const byPoints = (this.#points[id] ?? 0) >= ranks.monthlyPoints;
    const heroes = this.#heroes[id] ?? 0;
    if (heroes >= ranks.heroesSponsored && (byPoints || this.#reachedKnight[id] === 1)) {
      return ranks.knightShares;
    }
    return byPoints || this.#reachedHero[id] === 1 ? ranks.heroShares : 0;
  }
}
