/**
 * Milliseconds of a frame after which a picture continues in the next one: during a steady movement, where one begins or turns back,
 * and at rest; then after the first frames of each, which are enough unless the picture or the device is slow.
 */
const BUDGET = { steady: 3.5, turn: 12, rest: 12, late: 5.5 };
const FIRST_FRAMES = { steady: 8, turn: 1, rest: 2 };
/** Steps between two looks at the clock. */
const STRIDE = 8;

/** A picture in the making. */
export interface Draft<Picture> {
  readonly steps: Iterator<undefined, Picture>;
  /** The movement has just begun or turned back. */
  readonly isTurn: boolean;
  /** Whether it will do for the screen as it moves now. */
  readonly isUseful: () => boolean;
}

interface FrameLoopOptions<Picture> {
  /** Moves the camera to where it is now. Returns whether it moves. */
  readonly move: (now: number) => boolean;
  /**
   * Begins a picture, if another one is needed.
   *
   * @param frames the frames until it is shown, during a steady movement
   */
  readonly begin: (frames: number) => Draft<Picture> | null;
  /** Waits until the browser has drawn what it was told to. */
  readonly flush: () => void;
  readonly onPicture: (picture: Picture) => void;
  /** The end of each frame. `time`: milliseconds of script. */
  readonly onFrame: (time: number) => void;
}

interface FrameLoop {
  /** Asks for a frame. */
  readonly schedule: () => void;
  /** Gives the picture up that has been begun. */
  readonly discard: () => void;
  readonly stop: () => void;
}

/** Draws pictures within a budget of each frame. */
export function createFrameLoop<Picture>(options: FrameLoopOptions<Picture>): FrameLoop {
  let request = 0;
  let draft: Draft<Picture> | null = null;
  /** Frames and milliseconds that the draft has taken, and that the last picture took. */
  let frames = 0;
  let work = 0;
  let lastWork = 0;

  function schedule(): void {
    if (request === 0) request = requestAnimationFrame(run);
  }

  function run(now: number): void {
    request = 0;
    const start = performance.now();
    const isMoving = options.move(now);
    if (draft?.isUseful() === false) draft = null;
    if (draft === null) {
      const lastFrames = Math.ceil(lastWork / BUDGET.steady);
      draft = options.begin(Math.min(FIRST_FRAMES.steady, Math.max(0, lastFrames - 1)));
      frames = 0;
      work = 0;
    }
    const isBusy = draft !== null;
    if (draft !== null) {
      frames++;
      const pace = !isMoving ? "rest" : draft.isTurn ? "turn" : "steady";
      const budget = frames > FIRST_FRAMES[pace] ? BUDGET.late : BUDGET[pace];
      const { done, value } = runSteps(draft.steps, start + budget);
      work += performance.now() - start;
      if (done === true) {
        draft = null;
        lastWork = work;
        options.onPicture(value);
      }
    }
    options.onFrame(performance.now() - start);
    if (isMoving || isBusy) schedule();
  }

  /** One step at least, then until the deadline. Returns what the last one returned. */
  function runSteps(steps: Draft<Picture>["steps"], deadline: number) {
    for (let count = 0; ; count++) {
      const step = steps.next();
      if (step.done === true) return step;
      if (count % STRIDE !== 0) continue;
      options.flush();
      if (performance.now() >= deadline) return step;
    }
  }

  return {
    schedule,
    discard() {
      draft = null;
    },
    stop: () => cancelAnimationFrame(request),
  };
}
