/**
 * Milliseconds of a frame after which the first picture continues in the next one. Its code is not compiled yet and takes several
 * times as long as later, which would block a slow phone.
 */
const FIRST_BUDGET = 8;

/** Draws a picture step by step. A step returns whether the frame ends with it. */
type Steps<Picture> = Iterator<boolean, Picture | null>;

interface FrameLoopOptions<Picture> {
  /** Begins a picture; the last step returns null if there is nothing to draw. */
  readonly draw: (now: number) => Steps<Picture>;
  /** `time`: milliseconds of script. */
  readonly onPicture: (picture: Picture, time: number) => void;
  /** Whether another picture follows. */
  readonly isMoving: () => boolean;
}

interface FrameLoop {
  /** Draws a picture in the next frame. */
  readonly schedule: () => void;
  readonly stop: () => void;
}

/** Draws when something has changed: the first picture in parts, each later one in a frame. */
export function createFrameLoop<Picture>({
  draw,
  onPicture,
  isMoving,
}: FrameLoopOptions<Picture>): FrameLoop {
  let request = 0;
  let steps: Steps<Picture> | null = null;
  let time = 0;
  let isFirst = true;
  /** Something has changed since the picture was begun. */
  let isStale = false;

  function requestFrame(): void {
    if (request === 0) request = requestAnimationFrame(run);
  }

  function run(now: number): void {
    request = 0;
    const begin = performance.now();
    if (steps === null) {
      steps = draw(now);
      time = 0;
      isStale = false;
    }
    const { done, value } = runSteps(steps, isFirst ? FIRST_BUDGET : Number.POSITIVE_INFINITY);
    time += performance.now() - begin;
    if (done === true) {
      steps = null;
      if (value !== null) {
        isFirst = false;
        onPicture(value, time);
        isStale ||= isMoving();
      }
    }
    if (steps !== null || isStale) requestFrame();
  }

  return {
    schedule() {
      isStale = true;
      requestFrame();
    },
    stop: () => cancelAnimationFrame(request),
  };
}

/** One step at least. Returns what the last one returned. */
function runSteps<Picture>(steps: Steps<Picture>, budget: number): IteratorResult<boolean, Picture | null> {
  const end = performance.now() + budget;
  let step = steps.next();
  while (step.done !== true && !step.value && performance.now() < end) step = steps.next();
  return step;
}
