/** One line of a plot. */
export interface Line {
  name: string;
  color: string;
  /** Values by day, all above 0. */
  values: readonly number[];
}

const WIDTH = 860;
const HEIGHT = 420;
const LEFT = 64;
const RIGHT = 130;
const TOP = 40;
const BOTTOM = 44;

/** Draws lines over days on a logarithmic scale, as an SVG image. */
export function plot(title: string, lines: readonly Line[], label: (value: number) => string): string {
  const days = Math.max(...lines.map(({ values }) => values.length));
  const all = lines.flatMap(({ values }) => values);
  const low = Math.floor(Math.log10(Math.min(...all)));
  const high = Math.ceil(Math.log10(Math.max(...all)));
  const x = (day: number) => LEFT + ((WIDTH - LEFT - RIGHT) * day) / days;
  const y = (value: number) =>
    HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (Math.log10(value) - low)) / (high - low);

  const powers = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step));
  const months = Array.from({ length: Math.floor(days / 60) + 1 }, (_, step) => step * 60);
  const labels = apart(lines.map(({ values }) => y(values.at(-1) ?? 1)));
  const bottom = HEIGHT - BOTTOM;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<text x="${LEFT}" y="22" font-size="14" font-weight="bold" fill="#1f2933">${title}</text>`,
    ...powers.map(
      (value) =>
        `<path d="M${LEFT} ${round(y(value))}H${WIDTH - RIGHT}" stroke="#d5dbe1"/><text x="${LEFT - 8}" y="${round(y(value)) + 4}" text-anchor="end" fill="#52606d">${label(value)}</text>`,
    ),
    ...months.map(
      (day) =>
        `<text x="${round(x(day))}" y="${bottom + 20}" text-anchor="middle" fill="#52606d">day ${day}</text>`,
    ),
    ...lines.map(({ name, color, values }, index) => {
      const path = values.map((value, day) => `${day === 0 ? "M" : "L"}${round(x(day))} ${round(y(value))}`);
      return `<path d="${path.join("")}" fill="none" stroke="${color}" stroke-width="2"/><text x="${WIDTH - RIGHT + 8}" y="${round(labels[index] ?? TOP) + 4}" fill="${color}">${name}</text>`;
    }),
    "</svg>\n",
  ].join("\n");
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Heights of labels, moved down to avoid overlaps. */
function apart(heights: readonly number[]): number[] {
  const moved = [...heights];
  let lowest = 0;
  for (const index of heights
    .map((_, place) => place)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))) {
    lowest = Math.max(heights[index] ?? 0, lowest + 14);
    moved[index] = lowest;
  }
  return moved;
}
