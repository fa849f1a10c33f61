import { MONTH_ROUNDS } from "../../src/rules/calendar.ts";
import { at } from "../../src/rules/column.ts";
import {
  CLOSING_REWARD_DIVISOR,
  corePlan,
  type PlanParameters,
  ranks,
  WHOLE,
} from "../../src/rules/parameters.ts";
import { highestRank, NO_RANK, rankShares } from "../../src/rules/rank.ts";
import { ROOT } from "../../src/rules/tree.ts";
import type { Campaign, Round } from "./campaign.ts";
import { type PricePath, pricePaths } from "./prices.ts";

export type Shares = PlanParameters["shares"];

/** Result of a campaign, as parts of its payments. */
export interface Outcome {
  units: number;
  /** Without shares of the HeroPool. */
  daily: number;
  /** From shares of the HeroPool. */
  ranks: number;
  shares: number;
  /** Points per unit of the honest members. */
  honestPoints: number;
  /** The part of all payments into the HeroPool that the shares leave. */
  toCommons: number;
}

export const sumOutcome = ({ daily, ranks: fromRanks }: Outcome): number => daily + fromRanks;

export interface OutcomeOptions {
  shares?: Shares;
  prices?: PricePath;
  /** The currency in which payments and earnings are valued. */
  currency?: "USD" | "POL";
}

const UNIT_USD = Number(corePlan.unitUsd / 10n ** 18n);
const HERO_USD = Number(ranks.heroUsd / 10n ** 18n);
const KNIGHT_USD = Number(ranks.knightUsd / 10n ** 18n);

/**
 * Books the money of a campaign, by the plan's rules without rounding to wei; `reference.ts` replays it with the model.
 *
 * Every rank is claimed. The farm closes its rounds as far as its own payments reward it; other accounts close the rest.
 */
export function computeOutcome(campaign: Campaign, options: OutcomeOptions = {}): Outcome {
  return new Ledger(campaign, options).book();
}

class Ledger {
  readonly #campaign: Campaign;
  readonly #share: Record<keyof Shares, number>;
  readonly #prices: PricePath;
  readonly #inUsd: boolean;
  /** By id: lifetime point earnings in USD; points and ranks of the month. */
  readonly #earnedUsd: Float64Array;
  readonly #points: Uint16Array;
  readonly #heroes: Uint16Array;
  readonly #reachedHero: Uint8Array;
  readonly #reachedKnight: Uint8Array;
  #month = { pot: 0, units: 0, points: 0, price: 0 };
  readonly #sum = { paid: 0, back: 0, ranks: 0, shares: 0, pots: 0, left: 0 };

  constructor(campaign: Campaign, { shares = corePlan.shares, prices, currency = "USD" }: OutcomeOptions) {
    this.#campaign = campaign;
    const part = (basisPoints: number) => basisPoints / WHOLE;
    this.#share = {
      sponsor: part(shares.sponsor),
      pool: part(shares.pool),
      heroPool: part(shares.heroPool),
      commons: part(shares.commons),
      operations: part(shares.operations),
    };
    this.#prices = prices ?? pricePaths.constant;
    this.#inUsd = currency === "USD";
    const ids = campaign.sponsor.length;
    this.#earnedUsd = new Float64Array(ids);
    this.#points = new Uint16Array(ids);
    this.#heroes = new Uint16Array(ids);
    this.#reachedHero = new Uint8Array(ids);
    this.#reachedKnight = new Uint8Array(ids);
  }

  book(): Outcome {
    const { rounds, isOwn } = this.#campaign;
    let [units, ownUnits, points, ownPoints] = [0, 0, 0, 0];
    for (const [day, round] of rounds.entries()) {
      const own = round.units > 0 ? this.#bookRound(day, round) : 0;
      units += round.units;
      ownUnits += round.ownUnits;
      points += round.points;
      ownPoints += own;
      if ((day + 1) % MONTH_ROUNDS === 0 || day === rounds.length - 1) this.#endMonth(day, isOwn);
    }
    const sum = this.#sum;
    return {
      units: ownUnits,
      daily: (sum.back - sum.paid) / sum.paid,
      ranks: sum.ranks / sum.paid,
      shares: sum.shares,
      honestPoints: units === ownUnits ? 0 : (points - ownPoints) / (units - ownUnits),
      toCommons: sum.pots === 0 ? 0 : sum.left / sum.pots,
    };
  }

  /** Returns the points of the farm. */
  #bookRound(day: number, round: Round): number {
    const share = this.#share;
    const price = UNIT_USD / this.#prices.feed(day);
    const pool = share.pool * price * round.units;
    const pointValue = pool / Math.max(round.points, corePlan.pointsPerUnit * round.units);
    const rebate = (pool - pointValue * round.points) / round.units;
    const ownPoints = this.#creditPoints(round, (pointValue / price) * UNIT_USD);

    const reward = (share.operations / Number(CLOSING_REWARD_DIVISOR)) * price * round.ownUnits;
    const commissions = share.sponsor * price * round.ownSponsoredUnits;
    const credits = pointValue * ownPoints + rebate * round.ownUnits + reward;
    this.#sum.paid += price * round.ownUnits * (this.#inUsd ? this.#prices.market(day) : 1);
    this.#sum.back += (commissions + credits) * this.#value(day);

    this.#month.pot += price * (share.heroPool * round.units + share.sponsor * round.orphanUnits);
    this.#month.units += round.units;
    this.#month.points += round.points;
    this.#month.price = price;
    return ownPoints;
  }

  #creditPoints({ paired, pointCounts }: Round, pointUsd: number): number {
    let own = 0;
    for (const [index, id] of paired.entries()) {
      const points = at(pointCounts, index);
      this.#points[id] = at(this.#points, id) + points;
      const before = at(this.#earnedUsd, id);
      const after = before + points * pointUsd;
      this.#earnedUsd[id] = after;
      if (before < HERO_USD && after >= HERO_USD) this.#reachedHero[id] = 1;
      if (before < KNIGHT_USD && after >= KNIGHT_USD) this.#reachedKnight[id] = 1;
      if (this.#campaign.isOwn[id] === 1) own += points;
    }
    return own;
  }

  #endMonth(day: number, isOwn: Uint8Array): void {
    let [total, own] = [0, 0];
    for (let id = this.#points.length - 1; id > ROOT; id--) {
      const points = at(this.#points, id);
      const rank = highestRank({
        points,
        heroes: at(this.#heroes, id),
        reachedHeroUsd: this.#reachedHero[id] === 1,
        reachedKnightUsd: this.#reachedKnight[id] === 1,
      });
      if (rank === NO_RANK) continue;
      const sponsor = at(this.#campaign.sponsor, id);
      this.#heroes[sponsor] = at(this.#heroes, sponsor) + 1;
      const shares = rankShares(rank, points);
      total += shares;
      if (isOwn[id] === 1) own += shares;
    }
    const { pot, units, points, price } = this.#month;
    const cap =
      units === 0
        ? 0
        : (price * Math.min(ranks.capPerPoint * points, ranks.highestCap * units)) / (WHOLE * units);
    const value = total === 0 ? 0 : Math.min(pot / total, cap);
    this.#sum.ranks += value * own * this.#value(day);
    this.#sum.shares += own;
    this.#sum.pots += pot;
    this.#sum.left += pot - value * total;
    this.#month = { pot: 0, units: 0, points: 0, price: 0 };
    for (const column of [this.#points, this.#heroes, this.#reachedHero, this.#reachedKnight]) column.fill(0);
  }

  /** Of one POL that a round or its month pays. */
  #value(day: number): number {
    return this.#inUsd ? this.#prices.feed(day) : 1;
  }
}
