/** Milliseconds without a pause: below a frame, so that a page that runs it stays responsive. */
const SLICE = 12;

export interface DriveOptions<Progress> {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
  /** Lets messages and clicks arrive. */
  readonly pause?: () => Promise<void>;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/**
 * Runs a search to its end, with a pause and a report of the progress at least every few milliseconds. Rejects with the signal's reason
 * when it is aborted.
 */
export async function drive<Progress, Result>(
  steps: Generator<Progress, Result>,
  { onProgress, signal, pause = nextTask, clock = () => performance.now() }: DriveOptions<Progress> = {},
): Promise<Result> {
  let sliceEnd = clock() + SLICE;
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done === true) return step.value;
    if (clock() < sliceEnd) continue;
    onProgress?.(step.value);
    await pause();
    sliceEnd = clock() + SLICE;
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
