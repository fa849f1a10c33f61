import type { ColourMode } from "./tree-state.ts";

const towards = (token: string, percent: number, from = "--paper") =>
  `color-mix(in oklch, var(${token}) ${percent}%, var(${from}))`;

/**
 * The colours of each mode's steps as CSS: leaf for units and invitations, amber for points, from leaf to amber for rounds. A scale
 * with fewer steps takes the first ones.
 */
export const scaleColours: Readonly<Record<ColourMode, readonly string[]>> = {
  units: [34, 48, 63, 80, 100].map((percent) => towards("--leaf", percent)),
  points: [
    towards("--edge", 45),
    ...[40, 60, 80, 100].map((percent) => towards("--amber", percent)),
    "var(--amber-ink)",
  ],
  joined: [0, 25, 50, 75, 100].map((percent) => towards("--amber", percent, "--leaf-deep")),
  sponsors: [towards("--edge", 45), towards("--leaf", 55), "var(--leaf)", "var(--amber)"],
};

/** The strength of a step where the system chooses the colours, as a share of the text's colour. */
export function forcedStep(step: number, steps: number): string {
  const percent = steps <= 1 ? 100 : Math.round(15 + (85 * step) / (steps - 1));
  return `color-mix(in srgb, CanvasText ${percent}%, Canvas)`;
}
