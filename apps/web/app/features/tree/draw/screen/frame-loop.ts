/**
 * Milliseconds of a frame after which a picture continues in the next one: during a steady movement, in the first frame where one
 * begins or turns back, and for the rest of such a picture, at rest, and for a picture that takes long.
 */
const BUDGET = { steady: 3.5, turn: 12, waiting: 6 };
/** Frames of a steady movement that are enough unless the picture or the device is slow. */
const STEADY_FRAMES = 8;
/** Milliseconds of a frame after which a complete picture waits for the next one: showing it takes some more. */
const LATEST_SHOW = 2.5;
/** Steps between two looks at the clock, and the most steps and milliseconds of script between two flushes. */
const STRIDE = { look: 4, flush: 32, script: 0.5 };

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
  /** What the last step of the draft returned. */
  let complete: { readonly picture: Picture } | null = null;
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
      draft = options.begin(Math.min(STEADY_FRAMES, Math.max(0, lastFrames - 1)));
      complete = null;
      frames = 0;
      work = 0;
    }
    const isBusy = draft !== null;
    if (draft !== null) {
      frames++;
      const hasWaited = complete !== null;
      complete ??= runSteps(draft.steps, start, budgetOf(isMoving, draft));
      const time = performance.now() - start;
      work += time;
      if (complete !== null && (hasWaited || time < LATEST_SHOW)) {
        draft = null;
        lastWork = work;
        options.onPicture(complete.picture);
      }
    }
    options.onFrame(performance.now() - start);
    if (isMoving || isBusy) schedule();
  }

  function budgetOf(isMoving: boolean, { isTurn }: Draft<Picture>): number {
    if (!isMoving) return BUDGET.waiting;
    if (isTurn) return frames === 1 ? BUDGET.turn : BUDGET.waiting;
    return frames <= STEADY_FRAMES ? BUDGET.steady : BUDGET.waiting;
  }

  /** One step at least, then until the budget is used up. Returns the picture if it is complete. */
  function runSteps(steps: Draft<Picture>["steps"], start: number, budget: number) {
    let flushed = start;
    for (let count = 0; ; count++) {
      const step = steps.next();
      if (step.done === true) {
        // Drawing that has not been flushed would make the frame longer that shows the picture.
        options.flush();
        return { picture: step.value };
      }
      if (count % STRIDE.look !== 0) continue;
      if (count % STRIDE.flush !== 0 && performance.now() - flushed < STRIDE.script) continue;
      options.flush();
      flushed = performance.now();
      if (flushed - start >= budget) return null;
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
