import type { ColourMode } from "./tree-state.ts";

const towards = (token: string, percent: number, from = "--paper") =>
  `color-mix(in oklch, var(${token}) ${percent}%, var(${from}))`;

const leaf = [34, 48, 63, 80, 100].map((percent) => towards("--leaf", percent));

/**
 * The colours of each mode's steps as CSS: leaf for units and invitations, amber for points, from amber to leaf for rounds. A scale
 * with fewer steps takes the first ones.
 */
export const scaleColours: Readonly<Record<ColourMode, readonly string[]>> = {
  units: leaf,
  points: [
    towards("--edge", 45),
    ...[40, 60, 80, 100].map((percent) => towards("--amber", percent)),
    "var(--amber-ink)",
  ],
  joined: [0, 25, 50, 75, 100].map((percent) => towards("--amber", percent, "--leaf-deep")),
  sponsors: [towards("--edge", 45), towards("--leaf", 55), "var(--leaf)", "var(--amber)"],
};
