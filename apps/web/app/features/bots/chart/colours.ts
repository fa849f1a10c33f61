type ChartColour = "sheet" | "ink" | "quiet" | "line" | "edge" | "leaf" | "amber-ink" | "clay" | "clay-wash";
export type ChartColours = Readonly<Record<ChartColour, string>>;

/**
 * The tokens of `element`'s theme in hexadecimal: a canvas can't read custom properties, and the chart's own parser no OKLCH. In
 * forced colours they are the reader's.
 */
export function readColours(element: HTMLElement): ChartColours {
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const read = (token: ChartColour) => {
    // An element of its own for each: with reduced motion, a change of colour is a very short transition from the one before.
    const probe = document.createElement("span");
    probe.style.color = `var(--${token})`;
    element.append(probe);
    const colour = toHex(pixel, getComputedStyle(probe).color);
    probe.remove();
    return colour;
  };
  return {
    sheet: read("sheet"),
    ink: read("ink"),
    quiet: read("quiet"),
    line: read("line"),
    edge: read("edge"),
    leaf: read("leaf"),
    "amber-ink": read("amber-ink"),
    clay: read("clay"),
    "clay-wash": read("clay-wash"),
  };
}

function toHex(pixel: CanvasRenderingContext2D | null, colour: string): string {
  if (pixel === null) return colour;
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const parts = [...pixel.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
