import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Pen } from "../paint/pen.ts";
import { Recorder } from "./recorder.ts";
import { lineCaps, lineJoins, replay, textAligns, textBaselines } from "./recording.ts";
import { TestPen } from "./test-pen.ts";

const images: CanvasImageSource[] = [1, 2].map((width) => ({ width, height: 1, close() {} }));
const tools = {
  measure: (text: string, font: string) => ({ width: text.length * Number.parseFloat(font) }) as TextMetrics,
  idOf: (image: CanvasImageSource) => images.indexOf(image),
};
const imageAt = (id: number) => images[id];

// Recordings have the precision of canvases.
const length = fc.float({ noNaN: true, noDefaultInfinity: true });
const lengths = (count: number) => fc.array(length, { minLength: count, maxLength: count });
const colour = fc.constantFrom("red", "#00ff00", "oklch(0.7 0.1 120)");
const words = fc.constantFrom("ash", "ریحان", "");

/** A call of a pen. */
const anyCall: fc.Arbitrary<(pen: Pen) => void> = fc.oneof(
  fc.constant((pen: Pen) => pen.beginPath()),
  lengths(2).map(
    ([x = 0, y = 0]) =>
      (pen: Pen) =>
        pen.moveTo(x, y),
  ),
  lengths(2).map(
    ([x = 0, y = 0]) =>
      (pen: Pen) =>
        pen.lineTo(x, y),
  ),
  lengths(4).map(
    ([a = 0, b = 0, x = 0, y = 0]) =>
      (pen: Pen) =>
        pen.quadraticCurveTo(a, b, x, y),
  ),
  lengths(6).map(
    ([a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) =>
      (pen: Pen) =>
        pen.bezierCurveTo(a, b, c, d, x, y),
  ),
  lengths(5).map(
    ([x = 0, y = 0, radius = 0, from = 0, to = 0]) =>
      (pen: Pen) =>
        pen.arc(x, y, radius, from, to),
  ),
  lengths(5).map(
    ([x = 0, y = 0, a = 0, b = 0, radius = 0]) =>
      (pen: Pen) =>
        pen.roundRect(x, y, a, b, radius),
  ),
  fc.constant((pen: Pen) => pen.closePath()),
  fc.constant((pen: Pen) => pen.fill()),
  fc.constant((pen: Pen) => pen.stroke()),
  fc.constant((pen: Pen) => pen.clip()),
  fc.tuple(words, lengths(2)).map(
    ([text, [x = 0, y = 0]]) =>
      (pen: Pen) =>
        pen.fillText(text, x, y),
  ),
  fc.tuple(words, lengths(2)).map(
    ([text, [x = 0, y = 0]]) =>
      (pen: Pen) =>
        pen.strokeText(text, x, y),
  ),
  fc.tuple(fc.constantFrom(...images), lengths(4)).map(
    ([image, [x = 0, y = 0, width = 0, height = 0]]) =>
      (pen: Pen) =>
        pen.drawImage(image, x, y, width, height),
  ),
  fc.array(length, { maxLength: 3 }).map((segments) => (pen: Pen) => pen.setLineDash(segments)),
  fc.constant((pen: Pen) => pen.save()),
  fc.constant((pen: Pen) => pen.restore()),
  change("fillStyle", colour),
  change("strokeStyle", colour),
  change("font", fc.constantFrom("13px Vazirmatn", "600 11px sans-serif")),
  change("globalAlpha", fc.constantFrom(0, 0.25, 1)),
  change("lineWidth", fc.constantFrom(1, 1.25, 4)),
  change("lineCap", fc.constantFrom(...lineCaps)),
  change("lineJoin", fc.constantFrom(...lineJoins)),
  change("textAlign", fc.constantFrom(...textAligns)),
  change("textBaseline", fc.constantFrom(...textBaselines)),
);

function change<Name extends keyof Pen>(name: Name, values: fc.Arbitrary<Pen[Name]>) {
  return values.map((value) => (pen: Pen) => {
    pen[name] = value;
  });
}

test("a recording draws what was drawn, in the same order and with the same look", () => {
  fc.assert(
    fc.property(fc.array(anyCall, { maxLength: 60 }), (calls) => {
      const recorder = new Recorder(tools);
      const expected = new TestPen();
      for (const call of calls) {
        call(recorder);
        call(expected);
      }
      const pen = new TestPen();
      // It moves between threads.
      replay(structuredClone(recorder.recording), pen, imageAt);
      expect(pen.calls).toEqual(expected.calls);
    }),
  );
});

test("grows with what is drawn, and has each text and each look once", () => {
  const marks = 3_000;
  const recorder = new Recorder(tools);
  for (let mark = 0; mark < marks; mark++) {
    recorder.fillStyle = "green";
    recorder.beginPath();
    recorder.arc(mark, 1, 2, 3, 4);
    recorder.fill();
    recorder.fillText("ash", mark, 0);
  }
  const { length: size, colours, words: written } = recorder.recording;
  expect([colours, written]).toEqual([["green"], ["ash"]]);
  expect(size).toBeLessThan(marks * 12 + 20);
  const pen = new TestPen();
  replay(recorder.recording, pen, imageAt);
  expect(pen.calls).toHaveLength(4 * marks);
  expect(pen.calls.at(-3)).toEqual(["arc", marks - 1, 1, 2, 3, 4]);
});

test("measures with the font that is set", () => {
  const recorder = new Recorder(tools);
  recorder.font = "13px sans-serif";
  expect(recorder.measureText("ash").width).toBe(39);
});

test("leaves an image out that is not there", () => {
  const recorder = new Recorder(tools);
  for (const image of images) recorder.drawImage(image, 1, 2, 3, 4);
  const pen = new TestPen();
  replay(recorder.recording, pen, (id) => (id === 0 ? undefined : images[id]));
  expect(pen.calls).toEqual([["drawImage", images[1], 1, 2, 3, 4, 1]]);
});
