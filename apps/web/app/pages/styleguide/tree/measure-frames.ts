/** What a page of `npm run bench:tree` offers, ours and each peer's. Times are in milliseconds. */
export interface TreeBench {
  /** Makes a network ready. Returns the bytes that a page would receive, null for peers without a format of their own. */
  readonly prepare: (form: string, seats: number) => Promise<number | null>;
  /** The time from these bytes to the first picture of the whole network. */
  readonly show: () => Promise<number>;
  /** The times of the main thread of frames that move. */
  readonly frames: (kind: "pan" | "zoom", count: number) => Promise<number[]>;
  /** Of the frames since the last call: the time of the drawing's own script; empty for peers. */
  readonly scripts: () => number[];
  /** Seats and shapes, or nodes, in the last picture. */
  readonly marks: () => number;
}

/**
 * Changes the picture in each of `count` frames. Returns how long each frame kept the main thread: scripts, style, layout and
 * paint, until the next task.
 */
export function measureFrames(count: number, change: (frame: number) => void): Promise<number[]> {
  const times: number[] = [];
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const step = (frame: number) => {
      const begin = performance.now();
      port1.onmessage = () => {
        // The first frame only requests a picture.
        if (frame > 0) times.push(performance.now() - begin);
        if (frame === count) resolve(times);
      };
      port2.postMessage(null);
      if (frame === count) return;
      // Before the change, so that it measures the frame that the change requests.
      requestAnimationFrame(() => step(frame + 1));
      change(frame);
    };
    requestAnimationFrame(() => step(0));
  });
}

/** Resolves once the browser has painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}
