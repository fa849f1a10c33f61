import type { Pen } from "../paint/pen.ts";
import { lineCaps, lineJoins, Operation, type Recording, textAligns, textBaselines } from "./recording.ts";

/** Numbers for which there is memory at first: some hundreds of marks. It doubles when it is full. */
const FIRST = 2 ** 14;

interface Look {
  fillStyle: string;
  strokeStyle: string;
  font: string;
  globalAlpha: number;
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
}

const plain: Look = {
  fillStyle: "black",
  strokeStyle: "black",
  font: "10px sans-serif",
  globalAlpha: 1,
  lineWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  textAlign: "start",
  textBaseline: "alphabetic",
};

interface RecorderTools {
  readonly measure: (text: string, font: string) => TextMetrics;
  /** The number of an image. */
  readonly idOf: (image: CanvasImageSource) => number;
}

/** Records what is drawn, so that another thread can draw it. Colours are texts, as all of the drawing's are. */
export class Recorder implements Pen {
  fillStyle: Pen["fillStyle"] = plain.fillStyle;
  strokeStyle: Pen["strokeStyle"] = plain.strokeStyle;
  font = plain.font;
  globalAlpha = plain.globalAlpha;
  lineWidth = plain.lineWidth;
  lineCap = plain.lineCap;
  lineJoin = plain.lineJoin;
  textAlign = plain.textAlign;
  textBaseline = plain.textBaseline;

  readonly #tools: RecorderTools;
  readonly #colours = new Table();
  readonly #fonts = new Table();
  readonly #words = new Table();
  readonly #saved: { readonly look: Look; readonly recorded: Look }[] = [];
  #numbers = new Float32Array(FIRST);
  #length = 0;
  /** The look that the recording has. A change counts only once something is drawn with it. */
  #recorded: Look = { ...plain };

  constructor(tools: RecorderTools) {
    this.#tools = tools;
  }

  /** What was drawn. It may give its memory away, so nothing is drawn after it. */
  get recording(): Recording {
    return {
      numbers: this.#numbers,
      length: this.#length,
      colours: this.#colours.texts,
      fonts: this.#fonts.texts,
      words: this.#words.texts,
    };
  }

  beginPath(): void {
    this.#push(Operation.beginPath);
  }

  moveTo(x: number, y: number): void {
    this.#push(Operation.moveTo);
    this.#push(x);
    this.#push(y);
  }

  lineTo(x: number, y: number): void {
    this.#push(Operation.lineTo);
    this.#push(x);
    this.#push(y);
  }

  quadraticCurveTo(viaX: number, viaY: number, x: number, y: number): void {
    this.#push(Operation.quadraticCurveTo);
    this.#pushBox(viaX, viaY, x, y);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#push(Operation.bezierCurveTo);
    this.#pushBox(x1, y1, x2, y2);
    this.#push(x);
    this.#push(y);
  }

  /** A clockwise arc. */
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.#push(Operation.arc);
    this.#pushBox(x, y, radius, from);
    this.#push(to);
  }

  roundRect(...[x, y, width, height, radii]: Parameters<Pen["roundRect"]>): void {
    this.#push(Operation.roundRect);
    this.#pushBox(x, y, width, height);
    this.#push(typeof radii === "number" ? radii : 0);
  }

  closePath(): void {
    this.#push(Operation.closePath);
  }

  fill(): void {
    this.#recordFill();
    this.#push(Operation.fill);
  }

  stroke(): void {
    this.#recordStroke();
    this.#push(Operation.stroke);
  }

  clip(): void {
    this.#push(Operation.clip);
  }

  fillText(text: string, x: number, y: number): void {
    this.#recordFill();
    this.#write(Operation.fillText, text, x, y);
  }

  strokeText(text: string, x: number, y: number): void {
    this.#recordStroke();
    this.#write(Operation.strokeText, text, x, y);
  }

  measureText(text: string): TextMetrics {
    return this.#tools.measure(text, this.font);
  }

  setLineDash(segments: Iterable<number>): void {
    const lengths = [...segments];
    this.#push(Operation.setLineDash);
    this.#push(lengths.length);
    for (const length of lengths) this.#push(length);
  }

  drawImage(image: CanvasImageSource, x: number, y: number, width = 0, height = 0): void {
    this.#recordAlpha();
    this.#push(Operation.drawImage);
    this.#push(this.#tools.idOf(image));
    this.#pushBox(x, y, width, height);
  }

  save(): void {
    this.#saved.push({ look: this.#look(), recorded: { ...this.#recorded } });
    this.#push(Operation.save);
  }

  restore(): void {
    const saved = this.#saved.pop();
    if (saved === undefined) return;
    Object.assign(this, saved.look);
    this.#recorded = saved.recorded;
    this.#push(Operation.restore);
  }

  #look(): Look {
    const { globalAlpha, lineWidth, lineCap, lineJoin, font, textAlign, textBaseline } = this;
    const colours = { fillStyle: toColour(this.fillStyle), strokeStyle: toColour(this.strokeStyle) };
    return { ...colours, globalAlpha, lineWidth, lineCap, lineJoin, font, textAlign, textBaseline };
  }

  #write(operation: number, text: string, x: number, y: number): void {
    const recorded = this.#recorded;
    if (this.font !== recorded.font) {
      recorded.font = this.font;
      this.#set(Operation.font, this.#fonts.placeOf(recorded.font));
    }
    if (this.textAlign !== recorded.textAlign) {
      recorded.textAlign = this.textAlign;
      this.#set(Operation.textAlign, textAligns.indexOf(recorded.textAlign));
    }
    if (this.textBaseline !== recorded.textBaseline) {
      recorded.textBaseline = this.textBaseline;
      this.#set(Operation.textBaseline, textBaselines.indexOf(recorded.textBaseline));
    }
    this.#push(operation);
    this.#push(this.#words.placeOf(text));
    this.#push(x);
    this.#push(y);
  }

  #recordFill(): void {
    this.#recordAlpha();
    if (this.fillStyle === this.#recorded.fillStyle) return;
    this.#recorded.fillStyle = toColour(this.fillStyle);
    this.#set(Operation.fillStyle, this.#colours.placeOf(this.#recorded.fillStyle));
  }

  #recordStroke(): void {
    this.#recordAlpha();
    const recorded = this.#recorded;
    if (this.strokeStyle !== recorded.strokeStyle) {
      recorded.strokeStyle = toColour(this.strokeStyle);
      this.#set(Operation.strokeStyle, this.#colours.placeOf(recorded.strokeStyle));
    }
    if (this.lineWidth !== recorded.lineWidth) {
      recorded.lineWidth = this.lineWidth;
      this.#set(Operation.lineWidth, recorded.lineWidth);
    }
    if (this.lineCap !== recorded.lineCap) {
      recorded.lineCap = this.lineCap;
      this.#set(Operation.lineCap, lineCaps.indexOf(recorded.lineCap));
    }
    if (this.lineJoin !== recorded.lineJoin) {
      recorded.lineJoin = this.lineJoin;
      this.#set(Operation.lineJoin, lineJoins.indexOf(recorded.lineJoin));
    }
  }

  #recordAlpha(): void {
    if (this.globalAlpha === this.#recorded.globalAlpha) return;
    this.#recorded.globalAlpha = this.globalAlpha;
    this.#set(Operation.globalAlpha, this.globalAlpha);
  }

  #set(operation: number, value: number): void {
    this.#push(operation);
    this.#push(value);
  }

  #pushBox(one: number, two: number, three: number, four: number): void {
    this.#push(one);
    this.#push(two);
    this.#push(three);
    this.#push(four);
  }

  #push(value: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Float32Array(2 * this.#length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length++] = value;
  }
}

/** Texts, each once. */
class Table {
  readonly texts: string[] = [];
  readonly #places = new Map<string, number>();

  placeOf(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    const place = this.texts.push(text) - 1;
    this.#places.set(text, place);
    return place;
  }
}

function toColour(style: Pen["fillStyle"]): string {
  if (typeof style !== "string") throw new Error("Only colours can be recorded.");
  return style;
}
