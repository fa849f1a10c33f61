interface Task {
  name: string;
  needs?: readonly string[];
  cores: number;
}

/** `skipped`: something that it needs failed. */
export type Outcome = "passed" | "failed" | "skipped";

/**
 * Runs tasks side by side on `cores`, each after those that it needs, in the given order if several can start.
 *
 * @param run resolves to whether the task passed
 */
export async function schedule<T extends Task>(
  tasks: readonly T[],
  cores: number,
  run: (task: T) => Promise<boolean>,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const waiting = [...tasks];
  const running = new Map<T, Promise<void>>();
  const share = ({ cores: wanted }: T) => Math.min(wanted, cores);

  while (waiting.length > 0 || running.size > 0) {
    for (const task of [...waiting]) {
      const needed = (task.needs ?? []).map((name) => outcomes.get(name));
      const isBlocked = needed.some((outcome) => outcome === "failed" || outcome === "skipped");
      const used = [...running.keys()].reduce((sum, other) => sum + share(other), 0);
      const isReady = needed.every((outcome) => outcome === "passed") && used + share(task) <= cores;
      if (!isBlocked && !isReady) continue;
      waiting.splice(waiting.indexOf(task), 1);
      if (isBlocked) {
        outcomes.set(task.name, "skipped");
        continue;
      }
      const finished = run(task).then((passed) => {
        outcomes.set(task.name, passed ? "passed" : "failed");
        running.delete(task);
      });
      running.set(task, finished);
    }
    if (running.size === 0 && waiting.every((task) => !isUnblocked(task, outcomes))) break;
    await Promise.race(running.values());
  }
  return outcomes;
}

function isUnblocked({ needs = [] }: Task, outcomes: ReadonlyMap<string, Outcome>): boolean {
  return needs.every((name) => outcomes.has(name));
}
