import { unitShares } from "./money.ts";
import type { PlanParameters } from "./parameters.ts";
import type { RoundPrice } from "./prices.ts";
import { type OpenRound, sponsoredUnits } from "./round.ts";

/** Rounds with a price that are not closed. */
export class OpenRounds {
  readonly #parameters: PlanParameters;
  /** Oldest first. */
  readonly #rounds: OpenRound[] = [];

  constructor(parameters: PlanParameters) {
    this.#parameters = parameters;
  }

  /** The round if it is the newest; earlier ones accept no entries. */
  newest(round: number): OpenRound | undefined {
    const last = this.#rounds.at(-1);
    return last?.round === round ? last : undefined;
  }

  /** Opens `round`, which must be the newest, at its price. */
  open(round: number, price: RoundPrice): OpenRound {
    const open: OpenRound = {
      round,
      ...price,
      shares: unitShares(price.unitPrice, this.#parameters),
      purchases: { ids: [], units: [] },
      units: 0,
      commissions: new Map(),
    };
    this.#rounds.push(open);
    return open;
  }

  /** The oldest round with entries. */
  get oldest(): OpenRound | undefined {
    return this.#rounds.find(({ units }) => units > 0);
  }

  /** Removes `open` and the rounds before it, which have no entries. */
  remove(open: OpenRound): void {
    this.#rounds.splice(0, this.#rounds.indexOf(open) + 1);
  }

  /** Wei that entered, without the commissions, which are paid at once. */
  get owed(): bigint {
    let owed = 0n;
    for (const open of this.#rounds) {
      owed += open.unitPrice * BigInt(open.units) - open.shares.sponsor * BigInt(sponsoredUnits(open));
    }
    return owed;
  }
}
