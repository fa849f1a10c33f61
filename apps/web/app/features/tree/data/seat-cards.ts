import { MAXIMUM_TREE_MEMBERS, type TreeCard } from "@canopy/shared/api/tree";

/** Milliseconds in which requests are collected, and in which a failed number is not requested again. */
const COLLECTING = 60;
const AFTER_FAILURE = 30_000;
/** Seats that were on the screen longer ago than as many others are not read. */
const MOST_WAITING = 300;

interface Surroundings {
  /** Reads the cards of some seats. Numbers without a seat are missing in the result. */
  read(numbers: readonly number[]): Promise<readonly TreeCard[]>;
  /** Milliseconds. */
  now?(): number;
}

/** The members of seats by seat number, read when they are first asked for, many at once. */
export class SeatCards {
  readonly #read: Surroundings["read"];
  readonly #now: () => number;
  readonly #cards = new Map<number, TreeCard>();
  /** Until when a number is not requested. */
  readonly #blocked = new Map<number, number>();
  /** In the order in which they were asked for. */
  readonly #waiting = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #version = 0;

  constructor({ read, now = Date.now }: Surroundings) {
    this.#read = read;
    this.#now = now;
  }

  /** Changes with each card that arrives. */
  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The card of a seat. Undefined until it is read, which begins with this call. */
  cardOf(number: number): TreeCard | undefined {
    const card = this.#cards.get(number);
    if (card === undefined && (this.#blocked.get(number) ?? 0) <= this.#now()) this.#request(number);
    return card;
  }

  #request(number: number): void {
    // The newest last.
    this.#waiting.delete(number);
    this.#waiting.add(number);
    for (const oldest of this.#waiting) {
      if (this.#waiting.size <= MOST_WAITING) break;
      this.#waiting.delete(oldest);
    }
    if (this.#timer === null) this.#readLater();
  }

  #readLater(): void {
    this.#timer = setTimeout(() => void this.#readWaiting(), COLLECTING);
  }

  async #readWaiting(): Promise<void> {
    const numbers = [...this.#waiting].slice(-MAXIMUM_TREE_MEMBERS);
    for (const number of numbers) {
      this.#waiting.delete(number);
      this.#blocked.set(number, Number.POSITIVE_INFINITY);
    }
    try {
      for (const card of await this.#read(numbers)) this.#cards.set(card.number, card);
    } catch {
      // The drawing goes without names; the card of a seat says that it failed.
      for (const number of numbers) this.#blocked.set(number, this.#now() + AFTER_FAILURE);
    }
    this.#timer = null;
    if (this.#waiting.size > 0) this.#readLater();
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
