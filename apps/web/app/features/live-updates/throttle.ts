/** Runs `task` at once, then at most every `pause` milliseconds; calls in between cause one run at the end of the pause. */
export function throttle(task: () => void, pause: number): { run(): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isWanted = false;

  function run(): void {
    if (timer !== null) {
      isWanted = true;
      return;
    }
    task();
    timer = setTimeout(() => {
      timer = null;
      if (!isWanted) return;
      isWanted = false;
      run();
    }, pause);
  }

  return {
    run,
    cancel() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isWanted = false;
    },
  };
}
