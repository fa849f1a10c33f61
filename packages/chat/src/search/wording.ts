import type { Heading } from "./headings.ts";
import type { Steps } from "./steps.ts";

/** How similar a question is to the headings of a passage. */
export interface Wording {
  /** Of the most similar heading: Dice's coefficient of the stems, times what the heading counts, 0 to 1. */
  readonly similarity: number;
  /** The question has exactly the words of a title. */
  readonly isTitle: boolean;
  /** The question has exactly the words of a title, or of another way to ask. */
  readonly isHeading: boolean;
}

/** The headings of all passages by their stems, as plain data. */
export interface SavedWordings {
  /** The passages, in the order of their headings. */
  readonly passages: readonly string[];
  /** Of each heading, the place of its passage, how many stems it has, and what it counts. */
  readonly owners: Uint32Array;
  readonly sizes: Uint32Array;
  readonly factors: Float32Array;
  /** The headings that have each stem. */
  readonly places: ReadonlyMap<string, Uint32Array>;
}

const NONE: Wording = { similarity: 0, isTitle: false, isHeading: false };

/** Compares a question with all headings at once: looks up the headings of each of its stems. */
export class Wordings {
  readonly saved: SavedWordings;

  constructor(saved: SavedWordings) {
    this.saved = saved;
  }

  static *read(headings: ReadonlyMap<string, readonly Pick<Heading, "factor" | "stems">[]>): Steps<Wordings> {
    const all = [...headings.values()].flatMap((own, owner) => own.map((heading) => ({ ...heading, owner })));
    const places = new Map<string, number[]>();
    for (const [place, { stems }] of all.entries()) {
      for (const stem of stems) {
        const own = places.get(stem);
        if (own === undefined) places.set(stem, [place]);
        else own.push(place);
      }
      yield;
    }
    return new Wordings({
      passages: [...headings.keys()],
      owners: Uint32Array.from(all, ({ owner }) => owner),
      sizes: Uint32Array.from(all, ({ stems }) => stems.size),
      factors: Float32Array.from(all, ({ factor }) => factor),
      places: new Map([...places].map(([stem, own]) => [stem, Uint32Array.from(own)])),
    });
  }

  /** The wordings of the passages that share a stem with the question; the others have none. */
  find(stems: ReadonlySet<string>): (passage: string) => Wording {
    const { passages, owners, sizes, factors, places } = this.saved;
    const common = new Uint32Array(owners.length);
    for (const stem of stems) {
      for (const place of places.get(stem) ?? []) common[place] = (common[place] ?? 0) + 1;
    }
    const similarity = new Float32Array(passages.length);
    const titles = new Set<number>();
    const matched = new Set<number>();
    for (let place = 0; place < common.length; place++) {
      const count = common[place] ?? 0;
      if (count === 0) continue;
      const [owner, factor] = [owners[place] ?? 0, factors[place] ?? 0];
      const share = (2 * count) / (stems.size + (sizes[place] ?? 0));
      similarity[owner] = Math.max(similarity[owner] ?? 0, factor * share);
      if (share < 1) continue;
      matched.add(owner);
      if (factor === 1) titles.add(owner);
    }
    const found = new Map<string, Wording>();
    for (const [owner, passage] of passages.entries()) {
      const own = similarity[owner] ?? 0;
      if (own > 0)
        found.set(passage, { similarity: own, isTitle: titles.has(owner), isHeading: matched.has(owner) });
    }
    return (passage) => found.get(passage) ?? NONE;
  }
}
