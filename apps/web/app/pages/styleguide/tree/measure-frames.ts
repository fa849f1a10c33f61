/** Bytes of a file that a page receives. */
export interface FileSizes {
  /** What a picture needs. */
  readonly shape: number;
  readonly units: number;
  /** The least that units with these frequencies can take. */
  readonly entropy: number;
}

/** What a page of `npm run bench:tree` offers, ours and each peer's. Times are in milliseconds. */
export interface TreeBench {
  /** Makes a network ready. Returns what a page would receive, null for peers without a format of their own. */
  readonly prepare: (form: string, seats: number) => Promise<FileSizes | null>;
  /** The time from these bytes to the first picture of the whole network. */
  readonly show: () => Promise<number>;
  /** The times of the main thread for pictures that move. */
  readonly frames: (kind: "pan" | "zoom", count: number) => Promise<number[]>;
  /** Of the frames since the last call: the time of the drawing's own script; empty for peers. */
  readonly scripts: () => number[];
  /** Seats and shapes, or nodes, in the last picture. */
  readonly marks: () => number;
}

/**
 * Changes the picture `count` times. Returns how long each change kept the main thread: scripts, style, layout and paint. Some
 * pages draw in the frame of the change, others in the next one, so that a change takes two frames.
 */
export function measureFrames(count: number, change: (frame: number) => void): Promise<number[]> {
  const times: number[] = [];
  const { port1, port2 } = new MessageChannel();
  let taken = 0;
  return new Promise((resolve) => {
    const step = (frame: number) => {
      const begin = performance.now();
      const isSecond = frame % 2 === 1;
      const isLast = frame === 2 * count - 1;
      port1.onmessage = () => {
        taken += performance.now() - begin;
        if (isSecond) {
          times.push(taken);
          taken = 0;
        }
        if (isLast) resolve(times);
      };
      port2.postMessage(null);
      // Before the change: the next step then begins before the page draws what it has requested.
      if (!isLast) requestAnimationFrame(() => step(frame + 1));
      if (!isSecond) change(frame / 2);
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
