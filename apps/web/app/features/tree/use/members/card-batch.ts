import { MAXIMUM_TREE_MEMBERS, type TreeCard } from "@canopy/shared/api/tree";
import { createPace } from "../../pace.ts";

/** Requests the cards of at most `MAXIMUM_TREE_MEMBERS` seats. Numbers without a seat are left out of the answer. */
type RequestCards = (numbers: readonly number[]) => Promise<readonly TreeCard[]>;

/** Reads the card of one seat, null if there is no such seat. */
export type ReadCard = (number: number) => Promise<TreeCard | null>;

interface Waiting {
  resolve(card: TreeCard | null): void;
  reject(error: unknown): void;
}

/** Milliseconds in which seats are collected for one request. */
const COLLECTING = 20;
/** Requests in so many milliseconds, one a second on average: a reader who pans shows further seats in every frame. */
const PACE = { most: 5, span: 5_000 };

/**
 * Reads cards one by one, and requests those that are wanted at the same time together. If there are too many for the pace, those
 * wanted last come first: they are on the screen.
 */
export function createCardBatch(request: RequestCards, milliseconds = COLLECTING): ReadCard {
  const waiting = new Map<number, Waiting[]>();
  const pace = createPace(PACE.most, PACE.span);
  let isScheduled = false;

  async function send(batch: ReadonlyMap<number, readonly Waiting[]>): Promise<void> {
    try {
      const cards = await request([...batch.keys()].sort((one, other) => one - other));
      const byNumber = new Map(cards.map((card) => [card.number, card]));
      for (const [number, all] of batch) for (const { resolve } of all) resolve(byNumber.get(number) ?? null);
    } catch (error) {
      for (const all of batch.values()) for (const { reject } of all) reject(error);
    }
  }

  function flush(): void {
    isScheduled = false;
    while (waiting.size > 0 && pace.wait() === 0) {
      const batch = new Map([...waiting].slice(-MAXIMUM_TREE_MEMBERS));
      for (const number of batch.keys()) waiting.delete(number);
      pace.count();
      void send(batch);
    }
    if (waiting.size > 0) schedule();
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(flush, Math.max(milliseconds, pace.wait()));
  }

  return (number) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(number) ?? [];
      // At the end, as the one that is wanted last.
      waiting.delete(number);
      waiting.set(number, [...others, { resolve, reject }]);
      schedule();
    });
}
