import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "../../../../lib/log.ts";
import type { RasterRequest } from "./messages.ts";
import type { FontSource } from "./page-fonts.ts";
import { createRasterizer, type Rasterizer, type RasterWorker } from "./rasterizer.ts";

const size = { width: 20, height: 10, sharpness: 2 };
const fonts: FontSource[] = [{ family: "Vazirmatn", source: 'url("/a.woff2")', descriptors: {} }];
const createBitmap = (): ImageBitmap => ({ width: 20, height: 10, close() {} });

/** What was drawn on the page, and how far down each part begins. */
let filled: string[] = [];
let tops: number[] = [];

beforeEach(() => {
  filled = [];
  tops = [];
  const pen = {
    fillStyle: "",
    save() {},
    restore() {},
    setTransform: (...[, , , , , top]: number[]) => void tops.push(top ?? 0),
    beginPath() {},
    fill: () => void filled.push(pen.fillStyle),
    drawImage: (image: ImageBitmap) => void filled.push(`image of ${image.width}`),
  };
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => pen;
      transferToImageBitmap = createBitmap;
    },
  );
  vi.stubGlobal("createImageBitmap", async (image: ImageBitmap) => image);
  vi.spyOn(log, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A rasterizer and its worker, whose answers the test gives. */
function open({ isBroken = false } = {}) {
  const sent: RasterRequest[] = [];
  const onFont = vi.fn();
  const worker: RasterWorker = {
    postMessage: (request) => void sent.push(request),
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
  };
  const rasterizer = createRasterizer({
    start() {
      if (isBroken) throw new Error("There are no workers.");
      return worker;
    },
    fonts,
    measure: () => ({ width: 0 }) as TextMetrics,
    onFont,
  });
  const answer = (data: unknown) => worker.onmessage?.({ data } as MessageEvent);
  const fail = () => worker.onerror?.({ message: "The code did not load." } as ErrorEvent);
  return { rasterizer, worker, sent, onFont, answer, fail };
}

/** Draws a disc of a colour, and images. */
function draw(
  { record, draw: drawRecorded }: Rasterizer,
  colour: string,
  images: readonly ImageBitmap[] = [],
) {
  const pen = record();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.fill();
  for (const image of images) pen.drawImage(image, 0, 0, 1, 1);
  return drawRecorded(pen, size);
}

const types = (requests: readonly RasterRequest[]) => requests.map(({ type }) => type);

describe("pictures in the worker", () => {
  test("are drawn after its fonts were named, and come back by their numbers", async () => {
    const { rasterizer, sent, answer } = open();
    const [first, second] = [draw(rasterizer, "red"), draw(rasterizer, "green")];
    await vi.waitFor(() => expect(types(sent)).toEqual(["fonts", "picture", "picture"]));
    expect(sent[1]).toMatchObject({ id: 1, size, recording: { colours: ["red"] } });
    const [one, two] = [[createBitmap()], [createBitmap()]];
    answer({ type: "picture", id: 2, parts: two, time: 5 });
    answer({ type: "picture", id: 1, parts: one, time: 3 });
    expect((await first)?.parts).toBe(one);
    expect(await second).toMatchObject({ parts: two, time: 5 });
    expect(filled).toEqual([]);
  });

  test("follow the images that they show, each of which is sent once", async () => {
    const { rasterizer, sent } = open();
    const image = createBitmap();
    void draw(rasterizer, "red", [image, image]);
    void draw(rasterizer, "red", [image]);
    await vi.waitFor(() => expect(types(sent)).toEqual(["fonts", "image", "picture", "picture"]));
  });

  test("show 400 images at most without sending one again", async () => {
    const { rasterizer, sent } = open();
    const images = Array.from({ length: 401 }, createBitmap);
    const [first, second] = images;
    void draw(rasterizer, "red", images);
    await vi.waitFor(() => expect(types(sent).filter((type) => type === "image")).toHaveLength(401));
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: "forget", id: 1 }));
    void draw(rasterizer, "red", second === undefined ? [] : [second]);
    void draw(rasterizer, "red", first === undefined ? [] : [first]);
    // The second one was used since, so the third is forgotten.
    await vi.waitFor(() => expect(sent).toContainEqual({ type: "forget", id: 3 }));
    expect(types(sent).filter((type) => type === "image")).toHaveLength(402);
  });

  test("say that a font came later", () => {
    const { answer, onFont } = open();
    answer({ type: "font" });
    expect(onFont).toHaveBeenCalledOnce();
  });

  test("don't come after the end", async () => {
    const { rasterizer, worker } = open();
    rasterizer.stop();
    expect(worker.terminate).toHaveBeenCalled();
    expect(await draw(rasterizer, "red")).toBeNull();
    expect(filled).toEqual([]);
  });
});

describe("without a worker, the page draws", () => {
  test("the upper part and the lower one", async () => {
    const { rasterizer } = open({ isBroken: true });
    expect((await draw(rasterizer, "red"))?.parts).toHaveLength(2);
    expect(tops).toEqual([-0, -5]);
  });

  test("from the first picture on if none can start", async () => {
    const { rasterizer } = open({ isBroken: true });
    expect(await draw(rasterizer, "red", [createBitmap()])).not.toBeNull();
    expect(filled).toEqual(["red", "image of 20", "red", "image of 20"]);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  test("what follows the one that it lost when it failed", async () => {
    const { rasterizer, sent, fail } = open();
    const lost = draw(rasterizer, "red");
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    fail();
    expect(await lost).toBeNull();
    expect(await draw(rasterizer, "green")).not.toBeNull();
    expect(filled).toEqual(["green", "green"]);
  });

  test("if the worker gives no first answer within three seconds", async () => {
    vi.useFakeTimers();
    const { rasterizer, worker } = open();
    const lost = draw(rasterizer, "red");
    await vi.advanceTimersByTimeAsync(2_999);
    expect(worker.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await lost).toBeNull();
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(await draw(rasterizer, "green")).not.toBeNull();
    expect(filled).toEqual(["green", "green"]);
  });

  test("not if a later answer takes longer", async () => {
    vi.useFakeTimers();
    const { rasterizer, worker, answer } = open();
    const first = draw(rasterizer, "red");
    await vi.advanceTimersByTimeAsync(2_000);
    answer({ type: "picture", id: 1, parts: [createBitmap()], time: 3 });
    expect(await first).not.toBeNull();
    void draw(rasterizer, "green");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.terminate).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test("not after the end", async () => {
    vi.useFakeTimers();
    const { rasterizer, sent } = open();
    void draw(rasterizer, "red");
    await vi.advanceTimersByTimeAsync(0);
    expect(types(sent)).toEqual(["fonts", "picture"]);
    rasterizer.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(log.warn).not.toHaveBeenCalled();
  });
});
