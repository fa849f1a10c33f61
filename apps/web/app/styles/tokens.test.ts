import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { themeColors } from "../layout/theme.ts";

type Oklch = [lightness: number, chroma: number, hue: number];
type Theme = "light" | "dark";

const source = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
const pair = new RegExp(String.raw`--([\w-]+): light-dark\(${colour}, ${colour}\)`, "g");
const tokens = new Map<string, Record<Theme, Oklch>>();
for (const [, name = "", ...numbers] of source.matchAll(pair)) {
  const [l = 0, c = 0, h = 0, dl = 0, dc = 0, dh = 0] = numbers.map(Number);
  tokens.set(name, { light: [l, c, h], dark: [dl, dc, dh] });
}

/** An OKLCH colour in linear sRGB, by Ottosson's matrices. */
function toLinear([lightness, chroma, hue]: Oklch): [red: number, green: number, blue: number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return [red, green, blue];
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toHex(colour: Oklch): string {
  const encode = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
  const bytes = toLinear(colour).map((part) => Math.round(255 * encode(part)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function contrast(foreground: string, background: string, theme: Theme): number {
  const of = (name: string) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`tokens.css has no colour pair --${name}`);
    return luminance(token[theme]);
  };
  const [lighter = 0, darker = 0] = [of(foreground), of(background)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const text = [
  ["ink", "paper"],
  ["ink", "sheet"],
  ["ink", "leaf-wash"],
  ["ink", "amber-wash"],
  ["ink", "clay-wash"],
  ["quiet", "paper"],
  ["quiet", "sheet"],
  ["leaf", "paper"],
  ["leaf", "sheet"],
  ["quiet", "leaf-wash"],
  ["leaf", "leaf-wash"],
  ["leaf-deep", "leaf-wash"],
  ["on-leaf", "leaf"],
  ["on-leaf", "leaf-deep"],
  ["amber-ink", "paper"],
  ["amber-ink", "sheet"],
  ["amber-ink", "amber-wash"],
  ["clay", "paper"],
  ["clay", "sheet"],
  ["clay", "clay-wash"],
] as const;
const shapes = [
  ["edge", "sheet"],
  ["edge", "paper"],
  ["leaf", "sheet"],
  ["ink", "daylight"],
  ["leaf", "daylight"],
] as const;

describe.each(["light", "dark"] as const)("colours of the %s theme", (theme) => {
  test.each(text)("%s on %s is readable (4.5 : 1)", (foreground, background) => {
    expect(contrast(foreground, background, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)("%s on %s can be told apart (3 : 1)", (foreground, background) => {
    expect(contrast(foreground, background, theme)).toBeGreaterThanOrEqual(3);
  });
});

test("are defined in tokens.css only", () => {
  const app = new URL("../", import.meta.url);
  const files = globSync("**/*.{ts,tsx,css}", {
    cwd: app,
    exclude: ["styles/tokens.css", "**/*.test.ts", "**/test-*.ts"],
  });
  const literal = /oklch\(|rgba?\(|hsla?\(|["\s[:]#(?:[\da-f]{3}|[\da-f]{6})\b/i;
  const offenders = files.filter((file) => literal.test(readFileSync(new URL(file, app), "utf8")));
  expect(files.length).toBeGreaterThan(50);
  // A meta element cannot read a token, and the test below compares them. Cameras need a QR code in dark on white.
  expect(offenders.sort()).toEqual(["layout/theme.ts", "ui/primitives/QrCode.tsx"]);
});

test("the browser's own parts have the colour of the paper", () => {
  const paper = tokens.get("paper");
  expect(paper && { light: toHex(paper.light), dark: toHex(paper.dark) }).toEqual(themeColors);
});
