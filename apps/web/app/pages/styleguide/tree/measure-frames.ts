/** Bytes of a file that a page receives. */
export interface FileSizes {
  /** What a picture needs. */
  readonly shape: number;
  readonly units: number;
  /** The least that units with these frequencies can take. */
  readonly entropy: number;
}

/** What the screen showed during a movement instead of the complete picture. */
export interface Flaws {
  /** How long each picture took in the worker. In the other frames the last one was moved and scaled. */
  readonly drawTimes: number[];
  /** By how much it was wider or narrower than drawn, in each frame: from 1 on. */
  readonly stretches: number[];
  /** The part of the screen that it did not reach, in each frame. */
  readonly empty: number[];
}

/** A movement of the picture. Times are in milliseconds. */
export interface Movement {
  /** How long each frame kept the main thread, with those after the movement until the picture was complete. */
  readonly times: number[];
  /** Frames per second. */
  readonly rate: number;
  /** From the last change to the complete picture. */
  readonly rest: number;
  /** Undefined for peers, which draw each frame completely. */
  readonly flaws?: Flaws;
}

/** What a page of `npm run bench:tree` offers, ours and each peer's. Times are in milliseconds. */
export interface TreeBench {
  /** Makes a network ready. Returns what a page would receive, null for peers without a format of their own. */
  readonly prepare: (form: string, seats: number) => Promise<FileSizes | null>;
  /** The time from these bytes to the first picture of the whole network. */
  readonly show: () => Promise<number>;
  /** Moves the picture in so many frames. */
  readonly frames: (kind: "pan" | "zoom", count: number) => Promise<Movement>;
  /** Of the frames since the last call: the time of the drawing's own script; empty for peers. */
  readonly scripts: () => number[];
  /** Seats and shapes, or nodes, in the last picture. */
  readonly marks: () => number;
}

/**
 * Changes the picture before each of `count` frames, as an input does. Measures how long the change and the frame keep the main
 * thread: scripts, style, layout and paint. Goes on until `isComplete`.
 */
export async function measureFrames(
  count: number,
  change: (frame: number) => void,
  isComplete = () => true,
): Promise<Movement> {
  const frames = watchFrames();
  const times: number[] = [];
  const first = await frames.next();
  let lastChange = first.begin;
  let rate = 0;
  for (let frame = 0; frame < count || !isComplete(); frame++) {
    let changing = 0;
    if (frame < count) {
      lastChange = performance.now();
      change(frame);
      // After what the page does at the end of the task.
      await nextTask();
      changing = performance.now() - lastChange;
    }
    const { begin, end } = await frames.next();
    times.push(changing + end - begin);
    if (frame < count) rate = (1_000 * (frame + 1)) / (begin - first.begin);
  }
  const rest = performance.now() - lastChange;
  frames.stop();
  return { times, rate, rest };
}

/** Tells of each frame when its first script began and when the browser had painted. */
function watchFrames() {
  const { requestAnimationFrame } = window;
  let latest = Number.NaN;
  let onFrame = (_: { begin: number; end: number }) => {};
  const enter = (now: number) => {
    if (now === latest) return;
    latest = now;
    const begin = performance.now();
    void nextTask().then(() => onFrame({ begin, end: performance.now() }));
  };
  window.requestAnimationFrame = (callback) =>
    requestAnimationFrame((now) => {
      enter(now);
      callback(now);
    });
  return {
    next: () =>
      new Promise<{ begin: number; end: number }>((resolve) => {
        onFrame = resolve;
        window.requestAnimationFrame(() => {});
      }),
    stop() {
      Object.assign(window, { requestAnimationFrame });
    },
  };
}

/** Resolves in a task after those that wait, and after the frame if one is being drawn. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** Resolves once the browser has painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
  });
}
