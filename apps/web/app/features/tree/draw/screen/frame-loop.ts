/** Milliseconds of a frame after which the recording of a picture continues in the next one. */
const BUDGET = 4;
/** The most frames for which the look-ahead trusts a movement. */
const MOST_FRAMES = 8;

/** A picture in the making. */
export interface Draft<Recording> {
  readonly steps: Iterator<undefined, Recording>;
  /** Whether it will do for the screen as it moves now. */
  readonly isUseful: () => boolean;
}

interface FrameLoopOptions<Recording, Picture> {
  /** Moves the camera to where it is now. Returns whether it moves. */
  readonly move: (now: number) => boolean;
  /** Does what precedes the first picture, a part in each frame. Returns whether this frame is used up by it. */
  readonly prepare: () => boolean;
  /**
   * Begins a picture, if another one is needed.
   *
   * @param frames the frames until it is shown
   */
  readonly begin: (frames: number) => Draft<Recording> | null;
  /** Draws what was recorded, in a worker. Null if it was lost. */
  readonly draw: (recording: Recording) => Promise<Picture | null>;
  readonly show: (picture: Picture) => void;
  /** A picture that was given up has come. */
  readonly drop: (picture: Picture) => void;
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

/** A picture from its first step until it is shown. */
interface Work<Recording, Picture> {
  readonly draft: Draft<Recording>;
  /** Frames since it was begun. */
  frames: number;
  isRecorded: boolean;
  /** What the worker has drawn. */
  picture: Picture | null;
}

/** Records pictures within a budget of each frame, has them drawn elsewhere, one after the other, and shows them in a later frame. */
export function createFrameLoop<Recording, Picture>(
  options: FrameLoopOptions<Recording, Picture>,
): FrameLoop {
  let request = 0;
  let work: Work<Recording, Picture> | null = null;
  /** A mean of the frames that the last pictures took. */
  let usualFrames = 1;
  let isStopped = false;

  function schedule(): void {
    if (request === 0 && !isStopped) request = requestAnimationFrame(run);
  }

  function run(now: number): void {
    request = 0;
    const start = performance.now();
    const isMoving = options.move(now);
    if (options.prepare()) {
      schedule();
      return;
    }
    if (work?.draft.isUseful() === false) discard();
    if (work === null) {
      const draft = options.begin(Math.min(MOST_FRAMES, usualFrames));
      if (draft !== null) work = { draft, frames: 0, isRecorded: false, picture: null };
    } else {
      work.frames++;
    }
    const isBusy = work !== null;
    if (work?.isRecorded === false) record(work, start);
    else if (work?.picture != null) show(work, work.picture);
    options.onFrame(performance.now() - start);
    if (isMoving || isBusy) schedule();
  }

  /** One step at least, then until the budget is used up. */
  function record(recorded: Work<Recording, Picture>, start: number): void {
    do {
      const step = recorded.draft.steps.next();
      if (step.done === true) {
        recorded.isRecorded = true;
        void draw(recorded, step.value);
        return;
      }
      // The first picture's steps take milliseconds on a slow device: code that never ran, texts that were never measured.
    } while (performance.now() - start < BUDGET);
  }

  async function draw(drawn: Work<Recording, Picture>, recording: Recording): Promise<void> {
    const picture = await options.draw(recording);
    if (picture === null) {
      if (work === drawn) work = null;
    } else if (work === drawn) {
      work.picture = picture;
    } else {
      options.drop(picture);
    }
  }

  function show({ frames }: Work<Recording, Picture>, picture: Picture): void {
    usualFrames = (usualFrames + frames) / 2;
    work = null;
    options.show(picture);
  }

  function discard(): void {
    if (work?.picture != null) options.drop(work.picture);
    work = null;
  }

  return {
    schedule,
    discard,
    stop() {
      isStopped = true;
      cancelAnimationFrame(request);
      discard();
    },
  };
}
