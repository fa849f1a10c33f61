import { forcedStep } from "../../explore/scale-colours.ts";

/** Colours and fonts of the drawing, resolved for the canvas, which knows no custom properties. */
export interface Palette {
  /** The background, which is that of the element around the canvas. */
  readonly paper: string;
  /** Faces and tags. */
  readonly sheet: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly edge: string;
  /** Boughs. */
  readonly wood: string;
  /** The way from the selected seat to the top. */
  readonly path: string;
  /** The ring of the selected seat, and focus. */
  readonly chosen: string;
  /** Imagined members. */
  readonly ghost: string;
  readonly leaf: string;
  /** Of the steps of the colour scale. */
  readonly series: readonly string[];
  readonly font: string;
  /** The system chooses the colours: shapes need an outline. */
  readonly isForced: boolean;
}

const FORCED = "(forced-colors: active)";

const tokens = {
  paper: "var(--sheet)",
  sheet: "var(--sheet)",
  ink: "var(--ink)",
  quiet: "var(--quiet)",
  line: "var(--line)",
  edge: "var(--edge)",
  wood: "color-mix(in oklch, var(--ink) 62%, var(--sheet))",
  path: "var(--leaf-deep)",
  chosen: "var(--amber)",
  ghost: "var(--amber-ink)",
  leaf: "var(--leaf)",
} as const;

/** In forced colours. What differs by colour otherwise differs by strength. */
const systemColours: Readonly<Record<keyof typeof tokens, string>> = {
  paper: "Canvas",
  sheet: "Canvas",
  ink: "CanvasText",
  quiet: "CanvasText",
  line: "GrayText",
  edge: "CanvasText",
  wood: "CanvasText",
  path: "Highlight",
  chosen: "Highlight",
  ghost: "LinkText",
  leaf: "CanvasText",
};

/** Resolves the tokens where `element` is. `series`: the colours of the scale as CSS, which may name custom properties. */
export function readPalette(element: HTMLElement, series: readonly string[]): Palette {
  const isForced = window.matchMedia(FORCED).matches;
  const probe = document.createElement("span");
  probe.style.display = "none";
  probe.style.setProperty("forced-color-adjust", "none");
  element.append(probe);
  const style = getComputedStyle(probe);
  const resolve = (colour: string) => {
    probe.style.color = colour;
    return style.color;
  };
  const of = (name: keyof typeof tokens) => resolve(isForced ? systemColours[name] : tokens[name]);
  const palette: Palette = {
    paper: of("paper"),
    sheet: of("sheet"),
    ink: of("ink"),
    quiet: of("quiet"),
    line: of("line"),
    edge: of("edge"),
    wood: of("wood"),
    path: of("path"),
    chosen: of("chosen"),
    ghost: of("ghost"),
    leaf: of("leaf"),
    series: series.map((colour, step) => resolve(isForced ? forcedStep(step, series.length) : colour)),
    font: style.fontFamily,
    isForced,
  };
  probe.remove();
  return palette;
}

/** Calls back when the theme or the system's colours change. Returns the end of the watch. */
export function watchPalette(onChange: () => void): () => void {
  const queries = [FORCED, "(prefers-color-scheme: dark)", "(prefers-contrast: more)"].map((query) =>
    window.matchMedia(query),
  );
  const theme = new MutationObserver(onChange);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "lang"] });
  for (const query of queries) query.addEventListener("change", onChange);
  return () => {
    theme.disconnect();
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}
