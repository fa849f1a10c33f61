import type { Pen } from "../paint/pen.ts";

/** What was drawn, as numbers and tables of texts, which move to a worker at little cost. */
export interface Recording {
  /** Operations and their arguments. A text is its place in a table. */
  readonly numbers: Float32Array<ArrayBuffer>;
  /** How many of the numbers count. */
  readonly length: number;
  readonly colours: readonly string[];
  readonly fonts: readonly string[];
  /** What is written. */
  readonly words: readonly string[];
}

export const Operation = {
  beginPath: 0,
  moveTo: 1,
  lineTo: 2,
  quadraticCurveTo: 3,
  bezierCurveTo: 4,
  arc: 5,
  roundRect: 6,
  closePath: 7,
  fill: 8,
  stroke: 9,
  clip: 10,
  fillText: 11,
  strokeText: 12,
  drawImage: 13,
  setLineDash: 14,
  save: 15,
  restore: 16,
  fillStyle: 17,
  strokeStyle: 18,
  font: 19,
  globalAlpha: 20,
  lineWidth: 21,
  lineCap: 22,
  lineJoin: 23,
  textAlign: 24,
  textBaseline: 25,
} as const;

/** Names of settings. A recording has their places in these lists. */
export const lineCaps: readonly CanvasLineCap[] = ["butt", "round", "square"];
export const lineJoins: readonly CanvasLineJoin[] = ["miter", "round", "bevel"];
export const textAligns: readonly CanvasTextAlign[] = ["start", "end", "left", "right", "center"];
export const textBaselines: readonly CanvasTextBaseline[] = [
  "alphabetic",
  "top",
  "hanging",
  "middle",
  "ideographic",
  "bottom",
];

/** Draws a recording. `imageAt`: the image with a number, undefined to leave it out. */
export function replay(
  { numbers, length, colours, fonts, words }: Recording,
  pen: Pen,
  imageAt: (id: number) => CanvasImageSource | undefined,
): void {
  let place = 0;
  const next = () => numbers[place++] ?? 0;
  const from = <Value>(table: readonly Value[]): Value => {
    const value = table[next()];
    if (value === undefined) throw new Error("A recording names a value that its table lacks.");
    return value;
  };
  while (place < length) {
    switch (next()) {
      case Operation.beginPath:
        pen.beginPath();
        break;
      case Operation.moveTo:
        pen.moveTo(next(), next());
        break;
      case Operation.lineTo:
        pen.lineTo(next(), next());
        break;
      case Operation.quadraticCurveTo:
        pen.quadraticCurveTo(next(), next(), next(), next());
        break;
      case Operation.bezierCurveTo:
        pen.bezierCurveTo(next(), next(), next(), next(), next(), next());
        break;
      case Operation.arc:
        pen.arc(next(), next(), next(), next(), next());
        break;
      case Operation.roundRect:
        pen.roundRect(next(), next(), next(), next(), next());
        break;
      case Operation.closePath:
        pen.closePath();
        break;
      case Operation.fill:
        pen.fill();
        break;
      case Operation.stroke:
        pen.stroke();
        break;
      case Operation.clip:
        pen.clip();
        break;
      case Operation.fillText:
        pen.fillText(from(words), next(), next());
        break;
      case Operation.strokeText:
        pen.strokeText(from(words), next(), next());
        break;
      case Operation.drawImage: {
        const image = imageAt(next());
        const [x, y, width, height] = [next(), next(), next(), next()];
        if (image !== undefined) pen.drawImage(image, x, y, width, height);
        break;
      }
      case Operation.setLineDash:
        pen.setLineDash(Array.from({ length: next() }, next));
        break;
      case Operation.save:
        pen.save();
        break;
      case Operation.restore:
        pen.restore();
        break;
      case Operation.fillStyle:
        pen.fillStyle = from(colours);
        break;
      case Operation.strokeStyle:
        pen.strokeStyle = from(colours);
        break;
      case Operation.font:
        pen.font = from(fonts);
        break;
      case Operation.globalAlpha:
        pen.globalAlpha = next();
        break;
      case Operation.lineWidth:
        pen.lineWidth = next();
        break;
      case Operation.lineCap:
        pen.lineCap = from(lineCaps);
        break;
      case Operation.lineJoin:
        pen.lineJoin = from(lineJoins);
        break;
      case Operation.textAlign:
        pen.textAlign = from(textAligns);
        break;
      case Operation.textBaseline:
        pen.textBaseline = from(textBaselines);
        break;
      default:
        throw new Error("A recording has an unknown operation.");
    }
  }
}
