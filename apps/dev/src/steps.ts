/** Prints progress on the terminal, step by step. */
export interface Steps {
  /** Prints one line. */
  say(line: string): void;
  /**
   * Runs `work` and prints `title` once it takes longer than half a second, its notes (such as "20 of 60") at most every
   * two seconds, and the duration at the end.
   */
  run<Result>(title: string, work: (note: (progress: string) => void) => Promise<Result>): Promise<Result>;
}

const ANNOUNCE_AFTER = 500;
const NOTE_EVERY = 2_000;

/** Steps that print through `write`; `now` is the clock in milliseconds. */
export function createSteps(
  write: (text: string) => void,
  now: () => number = () => performance.now(),
): Steps {
  const say = (line: string) => write(`${line}\n`);
  return {
    say,
    async run(title, work) {
      const started = now();
      const seconds = () => ((now() - started) / 1_000).toFixed(1);
      let progress = "";
      const announcement = setTimeout(() => say(`  … ${title}`), ANNOUNCE_AFTER);
      const ticker = setInterval(
        () => say(`  … ${title}: ${progress === "" ? "" : `${progress}, `}${seconds()} s`),
        NOTE_EVERY,
      );
      try {
        const result = await work((text) => {
          progress = text;
        });
        say(`  ✓ ${title} (${seconds()} s)`);
        return result;
      } finally {
        clearTimeout(announcement);
        clearInterval(ticker);
      }
    },
  };
}
