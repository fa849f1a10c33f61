import type { Counter } from "prom-client";

/**
 * Counts answers by route and status more cheaply than a counter does, which looks at all labels each time; the counter
 * gets them when somebody asks for it.
 */
export class Tally {
  readonly #counts = new Map<string, { route: string; status: number; count: number }>();

  add(route: string, status: number): void {
    const key = `${status} ${route}`;
    const entry = this.#counts.get(key);
    if (entry === undefined) this.#counts.set(key, { route, status, count: 1 });
    else entry.count += 1;
  }

  /** Moves what was counted since the last time into `counter`. */
  drainInto(counter: Counter<"route" | "status">): void {
    for (const { route, status, count } of this.#counts.values()) counter.inc({ route, status }, count);
    this.#counts.clear();
  }
}
