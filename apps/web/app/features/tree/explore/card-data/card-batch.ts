import { MAXIMUM_TREE_MEMBERS, type TreeCard } from "@canopy/shared/api/tree";

/** Requests the cards of at most `MAXIMUM_TREE_MEMBERS` seats. Numbers without a seat are left out of the answer. */
type RequestCards = (numbers: readonly number[]) => Promise<readonly TreeCard[]>;

/** Reads the card of one seat, null if there is no such seat. */
export type ReadCard = (number: number) => Promise<TreeCard | null>;

interface Waiting {
  readonly number: number;
  resolve(card: TreeCard | null): void;
  reject(error: unknown): void;
}

/** Milliseconds in which seats are collected for one request. */
const COLLECTING = 20;

/** Reads cards one by one, and requests those that are wanted at the same time together. */
export function createCardBatch(request: RequestCards, milliseconds = COLLECTING): ReadCard {
  let waiting: Waiting[] = [];

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      const cards = await request([...new Set(batch.map(({ number }) => number))]);
      const byNumber = new Map(cards.map((card) => [card.number, card]));
      for (const { number, resolve } of batch) resolve(byNumber.get(number) ?? null);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function flush(): void {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += MAXIMUM_TREE_MEMBERS) {
      void send(all.slice(start, start + MAXIMUM_TREE_MEMBERS));
    }
  }

  return (number) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, milliseconds);
      waiting.push({ number, resolve, reject });
    });
}
