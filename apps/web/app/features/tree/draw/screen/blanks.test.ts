import { describe, expect, test, vi } from "vitest";
import type { Drawn } from "../raster/rasterizer.ts";
import { Recorder } from "../raster/recorder.ts";
import { createBlanks } from "./blanks.ts";

const size = { width: 20, height: 10, sharpness: 2 };

/** Blanks, and the worker's answers, which the test gives. */
function open() {
  const answers: ((drawn: Drawn | null) => void)[] = [];
  const recorded: number[] = [];
  const onDrawn = vi.fn();
  const blanks = createBlanks(
    {
      record: () => new Recorder({ measure: () => ({ width: 0 }) as TextMetrics, idOf: () => 0 }),
      draw(pen) {
        recorded.push(pen.recording.length);
        return new Promise((resolve) => answers.push(resolve));
      },
    },
    onDrawn,
  );
  const answer = async (drawn: Drawn | null) => {
    answers.shift()?.(drawn);
    await Promise.resolve();
  };
  return { blanks, answers, recorded, onDrawn, answer };
}

const createPart = () => ({ width: 20, height: 5, close: vi.fn() });
const createDrawn = () => ({ parts: [createPart(), createPart()], time: 1 });

describe("blanks", () => {
  test("are two pictures of nothing, requested once", () => {
    const { blanks, recorded } = open();
    blanks.request(size);
    blanks.request({ ...size, width: 40 });
    expect(recorded).toEqual([0, 0]);
  });

  test("are given part by part, once drawn", async () => {
    const { blanks, onDrawn, answer } = open();
    blanks.request(size);
    expect(blanks.next()).toBeNull();
    const [one, two] = [createDrawn(), createDrawn()];
    await answer(one);
    expect(onDrawn).toHaveBeenCalledOnce();
    await answer(two);
    for (const { parts } of [one, two]) {
      expect(blanks.next()).toEqual({ part: 0, bitmap: parts[0] });
      expect(blanks.next()).toEqual({ part: 1, bitmap: parts[1] });
    }
    expect(blanks.next()).toBeNull();
  });

  test("are left out where the worker fails", async () => {
    const { blanks, onDrawn, answer } = open();
    blanks.request(size);
    await answer(null);
    expect(blanks.next()).toBeNull();
    expect(onDrawn).not.toHaveBeenCalled();
  });

  test("give their memory back after the end", async () => {
    const { blanks, onDrawn, answer } = open();
    blanks.request(size);
    const [one, two] = [createDrawn(), createDrawn()];
    await answer(one);
    blanks.stop();
    await answer(two);
    for (const { close } of [...one.parts, ...two.parts]) expect(close).toHaveBeenCalledOnce();
    expect(onDrawn).toHaveBeenCalledOnce();
  });
});
