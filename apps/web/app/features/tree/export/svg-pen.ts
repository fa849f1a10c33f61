import type { Pen } from "../draw/paint/pen.ts";

/** What an SVG needs of the browser. */
export interface SvgTools {
  /** A CSS colour as programs without a browser know it: `#rrggbb`. */
  readonly toHex: (colour: string) => string;
  readonly measure: (text: string, font: string) => TextMetrics;
  /** A picture as a data URL; null to leave it out. */
  readonly toDataUrl: (image: CanvasImageSource) => string | null;
}

/** A pen that can write in both directions. */
export type WritingPen = Pen & Pick<CanvasRenderingContext2D, "direction">;

type Style = Pick<
  WritingPen,
  | "direction"
  | "fillStyle"
  | "font"
  | "globalAlpha"
  | "lineCap"
  | "lineJoin"
  | "lineWidth"
  | "strokeStyle"
  | "textAlign"
  | "textBaseline"
>;

/** The part of a text's height by which SVG moves it down: programs disagree about `dominant-baseline`. */
const BASELINES: Partial<Record<CanvasTextBaseline, number>> = { top: 0.8, middle: 0.35 };

/** Writes what is drawn on a canvas as SVG elements, so that the same code paints the screen and the file. */
export class SvgPen implements WritingPen {
  fillStyle: Pen["fillStyle"] = "black";
  strokeStyle: Pen["strokeStyle"] = "black";
  font = "10px sans-serif";
  globalAlpha = 1;
  lineCap: CanvasLineCap = "butt";
  lineJoin: CanvasLineJoin = "miter";
  lineWidth = 1;
  textAlign: CanvasTextAlign = "start";
  textBaseline: CanvasTextBaseline = "alphabetic";
  direction: CanvasDirection = "ltr";

  readonly #tools: SvgTools;
  readonly #elements: string[] = [];
  readonly #saved: { readonly style: Style; readonly dash: string; readonly clip: string }[] = [];
  #path = "";
  #dash = "";
  #clip = "";
  #clips = 0;

  constructor(tools: SvgTools) {
    this.#tools = tools;
  }

  /** The elements so far. */
  get markup(): string {
    return this.#elements.join("");
  }

  beginPath(): void {
    this.#path = "";
  }

  moveTo(x: number, y: number): void {
    this.#path += `M${point(x, y)}`;
  }

  lineTo(x: number, y: number): void {
    this.#path += `L${point(x, y)}`;
  }

  quadraticCurveTo(viaX: number, viaY: number, x: number, y: number): void {
    this.#path += `Q${point(viaX, viaY)} ${point(x, y)}`;
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#path += `C${point(x1, y1)} ${point(x2, y2)} ${point(x, y)}`;
  }

  /** A clockwise arc. SVG draws no arc that ends where it begins, so it is drawn in two halves. */
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    const at = (angle: number) => point(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    const half = (angle: number) => `A${tidy(radius)} ${tidy(radius)} 0 0 1 ${at(angle)}`;
    this.#path += `${this.#path === "" ? "M" : "L"}${at(from)}${half((from + to) / 2)}${half(to)}`;
  }

  roundRect(...[x, y, width, height, radii]: Parameters<Pen["roundRect"]>): void {
    const radius = typeof radii === "number" ? Math.min(radii, width / 2, height / 2) : 0;
    const corner = (endX: number, endY: number) =>
      radius === 0 ? "" : `A${tidy(radius)} ${tidy(radius)} 0 0 1 ${point(endX, endY)}`;
    const [right, bottom] = [x + width, y + height];
    this.moveTo(x + radius, y);
    this.lineTo(right - radius, y);
    this.#path += corner(right, y + radius);
    this.lineTo(right, bottom - radius);
    this.#path += corner(right - radius, bottom);
    this.lineTo(x + radius, bottom);
    this.#path += corner(x, bottom - radius);
    this.lineTo(x, y + radius);
    this.#path += corner(x + radius, y);
    this.closePath();
  }

  closePath(): void {
    this.#path += "z";
  }

  fill(): void {
    if (this.#path !== "") this.#append(`<path d="${this.#path}" fill="${this.#colour(this.fillStyle)}"`);
  }

  stroke(): void {
    if (this.#path !== "") this.#append(`<path d="${this.#path}" fill="none"${this.#strokeLook()}`);
  }

  fillText(text: string, x: number, y: number): void {
    this.#appendText(text, x, y, ` fill="${this.#colour(this.fillStyle)}"`);
  }

  strokeText(text: string, x: number, y: number): void {
    this.#appendText(text, x, y, ` fill="none"${this.#strokeLook()}`);
  }

  measureText(text: string): TextMetrics {
    return this.#tools.measure(text, this.font);
  }

  setLineDash(segments: Iterable<number>): void {
    this.#dash = [...segments].map(tidy).join(" ");
  }

  clip(): void {
    this.#clips += 1;
    const id = `clip-${this.#clips}`;
    this.#elements.push(`<clipPath id="${id}"><path d="${this.#path}"/></clipPath>`);
    this.#clip = ` clip-path="url(#${id})"`;
  }

  drawImage(image: CanvasImageSource, x: number, y: number, width = 0, height = 0): void {
    const href = this.#tools.toDataUrl(image);
    if (href === null) return;
    const box = `x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}"`;
    this.#append(`<image href="${escapeXml(href)}" ${box} preserveAspectRatio="none"`);
  }

  save(): void {
    const { direction, fillStyle, font, globalAlpha, lineCap, lineJoin, lineWidth, strokeStyle } = this;
    const { textAlign, textBaseline } = this;
    const look = { direction, fillStyle, font, globalAlpha, lineCap, lineJoin, lineWidth, strokeStyle };
    this.#saved.push({ style: { ...look, textAlign, textBaseline }, dash: this.#dash, clip: this.#clip });
  }

  restore(): void {
    const saved = this.#saved.pop();
    if (saved === undefined) return;
    Object.assign(this, saved.style);
    this.#dash = saved.dash;
    this.#clip = saved.clip;
  }

  #append(element: string, content?: string): void {
    const look = `${this.globalAlpha === 1 ? "" : ` opacity="${tidy(this.globalAlpha)}"`}${this.#clip}`;
    this.#elements.push(
      content === undefined ? `${element}${look}/>` : `${element}${look}>${content}</text>`,
    );
  }

  #appendText(text: string, x: number, y: number, look: string): void {
    const { weight, size, family } = readFont(this.font);
    const down = (BASELINES[this.textBaseline] ?? 0) * size;
    const place = `x="${tidy(x)}" y="${tidy(y + down)}"`;
    const font = `font-family="${escapeXml(family)}" font-size="${tidy(size)}"${attribute("font-weight", weight)}`;
    const direction = attribute("direction", this.direction === "rtl" ? "rtl" : "");
    const anchor = attribute("text-anchor", toAnchor(this.textAlign, this.direction));
    this.#append(`<text ${place} ${font}${direction}${anchor}${look}`, escapeXml(text));
  }

  #strokeLook(): string {
    const { lineCap, lineJoin, lineWidth } = this;
    return (
      ` stroke="${this.#colour(this.strokeStyle)}" stroke-width="${tidy(lineWidth)}"` +
      attribute("stroke-linecap", lineCap === "butt" ? "" : lineCap) +
      attribute("stroke-linejoin", lineJoin === "miter" ? "" : lineJoin) +
      attribute("stroke-dasharray", this.#dash)
    );
  }

  #colour(style: Pen["fillStyle"]): string {
    return typeof style === "string" ? this.#tools.toHex(style) : "black";
  }
}

const attribute = (name: string, value: string): string => (value === "" ? "" : ` ${name}="${value}"`);

/** SVG anchors a text at the start and the end of its direction, a canvas also on its left and right. */
function toAnchor(align: CanvasTextAlign, direction: CanvasDirection): string {
  if (align === "center") return "middle";
  const end = direction === "rtl" ? "left" : "right";
  return align === "end" || align === end ? "end" : "";
}

/** Weight, size in pixels and family of a font as a canvas takes it: `600 11px Vazirmatn`. */
function readFont(font: string): { weight: string; size: number; family: string } {
  const [, weight = "", size = "10", family = "sans-serif"] = /^(?:(\d+) )?([\d.]+)px (.+)$/.exec(font) ?? [];
  return { weight, size: Number(size), family };
}

/** Coordinates with two decimals, finer than any screen. */
const tidy = (value: number): number => Math.round(value * 100) / 100 || 0;

const point = (x: number, y: number): string => `${tidy(x)} ${tidy(y)}`;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text for the content or an attribute of an element. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}
