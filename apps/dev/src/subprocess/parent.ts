const LOOK_EVERY = 500;

/** Calls back once the parent process has exited. Does not keep this one alive. */
export function onParentExit(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY);
  timer.unref();
}
