import type { FontSource } from "./page-fonts.ts";

/** Milliseconds for which a picture waits for its fonts, as long as a page does with `font-display: optional`. */
const PATIENCE = 100;

interface WorkerFonts {
  readonly add: (sources: readonly FontSource[]) => void;
  /** Resolves when the fonts that a text needs are there, or after a while. `onLate` follows when they come later. */
  readonly load: (fonts: readonly string[], text: string) => Promise<void>;
}

/** Loads fonts when a text needs them. */
export function createWorkerFonts(
  set: Pick<FontFaceSet, "add" | "check" | "load">,
  onLate: () => void,
): WorkerFonts {
  return {
    add(sources) {
      for (const { family, source, descriptors } of sources)
        set.add(new FontFace(family, source, descriptors));
    },
    async load(fonts, text) {
      const missing = fonts.filter((font) => !set.check(font, text));
      if (missing.length === 0) return;
      let isLate = false;
      const loading = Promise.all(missing.map((font) => set.load(font, text))).then(
        () => isLate && onLate(),
        // A fallback takes its place, as on the page.
        () => {},
      );
      await Promise.race([loading, after(PATIENCE)]);
      isLate = true;
    },
  };
}

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
