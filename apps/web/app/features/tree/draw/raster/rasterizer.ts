import { log } from "../../../../lib/log.ts";
import { createImageNumbers } from "./image-numbers.ts";
import type { RasterAnswer, RasterRequest } from "./messages.ts";
import type { FontSource } from "./page-fonts.ts";
import { createRaster, type DrawRecording, type PixelSize } from "./raster.ts";
import { Recorder } from "./recorder.ts";

/** Milliseconds for the first answer. A script that neither loads nor fails raises no event. */
const FIRST_ANSWER = 3_000;

/** The part of `Worker` that is used. */
export interface RasterWorker {
  postMessage(request: RasterRequest, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<RasterAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** The pixels of a picture, and the milliseconds that drawing them took. */
export interface Drawn {
  /** From top to bottom. */
  readonly parts: readonly ImageBitmap[];
  readonly time: number;
}

/** Draws pictures in a worker, or on the page where the worker fails. */
export interface Rasterizer {
  /** A pen for the next picture. */
  readonly record: () => Recorder;
  /** Draws what a pen has recorded. Null if that was lost. */
  readonly draw: (recorder: Recorder, size: PixelSize) => Promise<Drawn | null>;
  readonly stop: () => void;
}

interface RasterizerOptions {
  readonly start: () => RasterWorker;
  readonly fonts: readonly FontSource[];
  readonly measure: (text: string, font: string) => TextMetrics;
  /** A font has loaded that the last picture lacks. */
  readonly onFont: () => void;
}

export function createRasterizer({ start, fonts, measure, onFont }: RasterizerOptions): Rasterizer {
  let worker: RasterWorker | null = null;
  let drawHere: DrawRecording | null = null;
  let isStopped = false;
  /** Those who wait for a picture, by its number. */
  const waiting = new Map<number, (drawn: Drawn | null) => void>();
  let last = 0;
  /** Runs from the first request for a picture to the first answer. */
  let limit: ReturnType<typeof setTimeout> | undefined;
  const images = createImageNumbers({
    send: (id, bitmap) => post({ type: "image", id, bitmap }, [bitmap]),
    forget: (id) => post({ type: "forget", id }),
  });

  try {
    worker = start();
    worker.onmessage = ({ data }) => receive(data);
    // A script that does not load gives no message.
    worker.onerror = ({ message = "its script did not load" }) => fail(message);
    post({ type: "fonts", fonts });
  } catch (error) {
    fail(error);
  }

  function post(request: RasterRequest, transfer: Transferable[] = []): void {
    worker?.postMessage(request, transfer);
  }

  function receive(answer: RasterAnswer): void {
    clearTimeout(limit);
    if (answer.type === "font") {
      onFont();
      return;
    }
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  }

  function end(): void {
    clearTimeout(limit);
    worker?.terminate();
    worker = null;
  }

  /** The code did not load, or the browser's workers draw no canvas. */
  function fail(error: unknown): void {
    log.warn("the worker that draws the tree failed, drawing on the page", error);
    end();
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  }

  return {
    record: () => new Recorder({ measure, idOf: images.idOf }),
    async draw(recorder, size) {
      const { recording } = recorder;
      if (worker !== null) await images.sent();
      if (isStopped) return null;
      if (worker === null) {
        drawHere ??= createRaster();
        const begin = performance.now();
        const parts = drawHere(recording, size, images.imageAt);
        return { parts, time: performance.now() - begin };
      }
      const id = ++last;
      const drawn = new Promise<Drawn | null>((resolve) => {
        waiting.set(id, resolve);
      });
      post({ type: "picture", id, recording, size }, [recording.numbers.buffer]);
      limit ??= setTimeout(() => fail(`no answer within ${FIRST_ANSWER / 1_000} s`), FIRST_ANSWER);
      images.limit();
      return drawn;
    },
    stop() {
      isStopped = true;
      end();
    },
  };
}
