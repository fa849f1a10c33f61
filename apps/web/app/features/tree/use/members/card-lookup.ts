import type { TreeCard } from "@canopy/shared/api/tree";
import type { ReadCard } from "./card-batch.ts";

/** Milliseconds until the drawing requests a card again that could not be read. */
const AFTER_FAILURE = 30_000;

/** Cards for the drawing, which asks for them at every frame. */
export interface CardLookup {
  /** The card of a seat number. Requests it if it is unknown. */
  find(number: number): TreeCard | undefined;
  /** Adds a card that another part of the screen has read; null if the seat does not exist. */
  learn(number: number, card: TreeCard | null): void;
}

/** @param announce called when a lookup would have another result: cards have arrived, or can be requested again */
export function createCardLookup(read: ReadCard, announce: () => void): CardLookup {
  const known = new Map<number, TreeCard | null>();
  const requested = new Set<number>();
  let isAnnounced = false;

  function announceOnce(): void {
    // The cards of one request arrive one after another.
    if (isAnnounced) return;
    isAnnounced = true;
    setTimeout(() => {
      isAnnounced = false;
      announce();
    });
  }

  function learn(number: number, card: TreeCard | null): void {
    if (known.get(number) === card) return;
    known.set(number, card);
    announceOnce();
  }

  function retryLater(number: number): void {
    setTimeout(() => {
      requested.delete(number);
      announceOnce();
    }, AFTER_FAILURE);
  }

  return {
    find(number) {
      const card = known.get(number);
      if (card === undefined && !requested.has(number)) {
        requested.add(number);
        read(number).then(
          (loaded) => learn(number, loaded),
          () => retryLater(number),
        );
      }
      return card ?? undefined;
    },
    learn,
  };
}
