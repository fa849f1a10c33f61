type ChartColour = "sheet" | "ink" | "quiet" | "line" | "edge" | "leaf" | "amber-ink" | "clay" | "clay-wash";
export type ChartColours = Readonly<Record<ChartColour, string>>;

/**
 * The tokens of `element`'s theme as `rgb()`: a canvas can't read custom properties, and the chart's own parser no `oklch()`. In forced
 * colours they are the reader's.
 */
export function readColours(element: HTMLElement): ChartColours {
  const probe = document.createElement("span");
  element.append(probe);
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const read = (token: ChartColour) => {
    probe.style.color = `var(--${token})`;
    return toRgb(pixel, getComputedStyle(probe).color);
  };
  const colours: ChartColours = {
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
  probe.remove();
  return colours;
}

function toRgb(pixel: CanvasRenderingContext2D | null, colour: string): string {
  if (pixel === null) return colour;
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
