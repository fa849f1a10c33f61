import type { Pen } from "../paint/pen.ts";

type Look = Pick<
  Pen,
  | "fillStyle"
  | "strokeStyle"
  | "font"
  | "globalAlpha"
  | "lineWidth"
  | "lineCap"
  | "lineJoin"
  | "textAlign"
  | "textBaseline"
>;

const line = ["strokeStyle", "lineWidth", "lineCap", "lineJoin", "globalAlpha"] as const;
const text = ["font", "textAlign", "textBaseline"] as const;
/** What a call draws with. */
const looks: Readonly<Record<string, readonly (keyof Look)[]>> = {
  fill: ["fillStyle", "globalAlpha"],
  stroke: line,
  fillText: ["fillStyle", "globalAlpha", ...text],
  strokeText: [...line, ...text],
  drawImage: ["globalAlpha"],
};

/** A pen for tests that keeps its calls, each with the look that it draws with. */
export class TestPen implements Pen {
  fillStyle: Pen["fillStyle"] = "#000000";
  strokeStyle: Pen["strokeStyle"] = "#000000";
  font = "10px sans-serif";
  globalAlpha = 1;
  lineWidth = 1;
  lineCap: CanvasLineCap = "butt";
  lineJoin: CanvasLineJoin = "miter";
  textAlign: CanvasTextAlign = "start";
  textBaseline: CanvasTextBaseline = "alphabetic";
  readonly calls: unknown[] = [];
  readonly #saved: Look[] = [];

  readonly beginPath = this.#keeper("beginPath");
  readonly moveTo = this.#keeper("moveTo");
  readonly lineTo = this.#keeper("lineTo");
  readonly quadraticCurveTo = this.#keeper("quadraticCurveTo");
  readonly bezierCurveTo = this.#keeper("bezierCurveTo");
  readonly arc = this.#keeper("arc");
  readonly roundRect = this.#keeper("roundRect");
  readonly closePath = this.#keeper("closePath");
  readonly fill = this.#keeper("fill");
  readonly stroke = this.#keeper("stroke");
  readonly clip = this.#keeper("clip");
  readonly fillText = this.#keeper("fillText");
  readonly strokeText = this.#keeper("strokeText");
  readonly drawImage = this.#keeper("drawImage");
  readonly setLineDash = this.#keeper("setLineDash");

  measureText(): TextMetrics {
    throw new Error("Nothing is measured here.");
  }

  save(): void {
    const { fillStyle, strokeStyle, font, globalAlpha, lineWidth, lineCap, lineJoin } = this;
    const { textAlign, textBaseline } = this;
    const look = { fillStyle, strokeStyle, font, globalAlpha, lineWidth, lineCap, lineJoin };
    this.#saved.push({ ...look, textAlign, textBaseline });
    this.calls.push(["save"]);
  }

  restore(): void {
    const look = this.#saved.pop();
    // As a canvas, it ignores what has no counterpart.
    if (look === undefined) return;
    Object.assign(this, look);
    this.calls.push(["restore"]);
  }

  #keeper(call: string): (...values: readonly unknown[]) => void {
    return (...values) =>
      void this.calls.push([call, ...values, ...(looks[call] ?? []).map((key) => this[key])]);
  }
}
