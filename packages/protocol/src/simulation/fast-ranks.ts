import { ranks } from "../rules/parameters.ts";
import { ROOT } from "../rules/tree.ts";
import { grainsOf, quotient } from "./grain.ts";

const HERO = grainsOf(ranks.heroUsd);
const KNIGHT = grainsOf(ranks.knightUsd);

/**
 * The ranks, month by month, with every rank claimed and collected: Heroes before their sponsors, as the keeper does it.
 * When exactly a window is open changes no amount, so a month is shared out as it ends.
 */
export class FastRanks {
  readonly #sponsor: Uint32Array;
  readonly #points: Uint16Array;
  readonly #reachedHero: Uint8Array;
  readonly #reachedKnight: Uint8Array;
  readonly #heroes: Uint32Array;
  readonly #shares: Uint8Array;
  /** What months so far left in the HeroPool, in grains. */
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
   * Notes what a round brought a member.
   *
   * @param before lifetime point earnings before it, in grains; a threshold is reached once
   */
  earned(id: number, points: number, before: number, after: number): void {
    this.#points[id] = (this.#points[id] ?? 0) + points;
    if (after < HERO) return;
    if (before < HERO) this.#reachedHero[id] = 1;
    if (before < KNIGHT && after >= KNIGHT) this.#reachedKnight[id] = 1;
  }

  /**
   * Ends the month: adds to `rankEarnings` what its shares are worth, and begins the next one.
   *
   * @param size the highest id
   * @param pot grains of this month
   * @param most grains that a share is worth at most
   */
  endMonth(size: number, pot: number, most: number, rankEarnings: Float64Array): void {
    const [shares, heroes] = [this.#shares, this.#heroes];
    let total = 0;
    // A sponsor's id is smaller than that of whom it sponsors: from the highest down, Heroes come before their sponsors.
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

  /** The shares of a month to which `id` is entitled, once all whom it sponsors have been looked at. */
  #entitled(id: number): number {
    const byPoints = (this.#points[id] ?? 0) >= ranks.monthlyPoints;
    const heroes = this.#heroes[id] ?? 0;
    if (heroes >= ranks.heroesSponsored && (byPoints || this.#reachedKnight[id] === 1)) {
      return ranks.knightShares;
    }
    return byPoints || this.#reachedHero[id] === 1 ? ranks.heroShares : 0;
  }
}
