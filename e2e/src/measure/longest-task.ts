import type { Browser, CDPSession, Page } from "@playwright/test";
import { readCoreTimes } from "./core-times.ts";

/** Milliseconds between two looks at how long a thread has waited. */
const INTERVAL = 5;
/** Shorter tasks are left out: there are tens of thousands. Milliseconds. */
const SHORT = 1;
/** Marks the page's main thread in the trace. */
const MARK = "longest-task";
/** Tasks of threads, and the mark. */
const CATEGORIES = ["toplevel", "blink.user_timing"];

/** The longest tasks of a main thread, in milliseconds. */
export interface LongestTask {
  /** By the clock, as users see it on this machine. */
  readonly wall: number;
  /** How long that task was ready but waited for a core, which other threads had. */
  readonly waited: number;
  /** The longest one without such waits: its processor time, and what else it waited for. */
  readonly withoutWaits: number;
  /**
   * The most processor time of a task. It includes the slow-down, a busy wait in a signal handler. That counts up to 1 ms of a wait
   * for a core as work, and makes 3 ms more of it at 4 times slower.
   */
  readonly processor: number;
}

/** A task of a thread by the clock of the system, in milliseconds. */
interface Task {
  readonly begin: number;
  readonly end: number;
  readonly processor: number;
}

interface Sample {
  readonly time: number;
  readonly waited: number;
}

/** Runs `work` in a page and finds the longest tasks of its main thread. */
export async function findLongestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<LongestTask> {
  const session = await browser.newBrowserCDPSession();
  const waits = watchWaits(await findRenderers(session));
  const events = await trace(session, async () => {
    await page.evaluate((name) => void performance.mark(name), MARK);
    await work();
  });
  waits.stop();
  await session.detach();
  const mark = events.find(({ name }) => name === MARK);
  if (mark === undefined) throw new Error("The trace lacks the page's main thread.");
  return summarize(listTasks(events, mark), waits.samples(mark.pid));
}

/** The worst of several runs, each figure on its own. */
export function findWorst(runs: readonly LongestTask[]): LongestTask {
  const most = (key: keyof LongestTask) => Math.max(...runs.map((run) => run[key]));
  const wall = most("wall");
  return {
    wall,
    waited: runs.find((run) => run.wall === wall)?.waited ?? 0,
    withoutWaits: most("withoutWaits"),
    processor: most("processor"),
  };
}

function summarize(tasks: readonly Task[], samples: readonly Sample[]): LongestTask {
  const runs = tasks.flatMap((task) => {
    const wall = task.end - task.begin;
    if (wall < SHORT) return [];
    const waited = waitedIn(task, samples);
    return [{ wall, waited, withoutWaits: wall - waited, processor: task.processor }];
  });
  return findWorst(runs);
}

/**
 * What a task waited at least, so that it is never overstated. A wait counts when it ends, and a thread that begins or ends a task
 * has a core, so what was counted shortly after the end began after it.
 */
function waitedIn({ begin, end }: Task, samples: readonly Sample[]): number {
  const first = samples.findIndex(({ time }) => time >= begin);
  const after = samples.findIndex(({ time }) => time > end);
  const last = samples[after - 1];
  const next = samples[after];
  const from = samples[first];
  if (from === undefined || last === undefined || next === undefined) return 0;
  return Math.max(0, last.waited - from.waited, next.waited - (next.time - end) - from.waited);
}

async function findRenderers(session: CDPSession): Promise<number[]> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.flatMap(({ type, id }) => (type === "renderer" ? [id] : []));
}

function watchWaits(pids: readonly number[]) {
  const samples = new Map(pids.map((pid) => [pid, [] as Sample[]]));
  const timer = setInterval(() => {
    for (const [pid, list] of samples) {
      // The trace's clock.
      const time = Number(process.hrtime.bigint()) / 1e6;
      list.push({ time, waited: readCoreTimes(pid).waited });
    }
  }, INTERVAL);
  return { stop: () => clearInterval(timer), samples: (pid: number) => samples.get(pid) ?? [] };
}

/** An event of a trace. Times are in microseconds; the last two are those of tasks only. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number | null;
  readonly tdur: number | null;
}

async function trace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) events.push(toEvent(event));
  });
  const isComplete = new Promise<void>((resolve) => {
    session.once("Tracing.tracingComplete", () => resolve());
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ["*"] },
  });
  await work();
  await session.send("Tracing.end");
  await isComplete;
  return events;
}

function toEvent(event: Readonly<Record<string, unknown>>): TraceEvent {
  const { name, pid, tid, ts, dur, tdur } = event;
  const number = (value: unknown) => (typeof value === "number" ? value : null);
  return {
    name: String(name),
    pid: number(pid) ?? 0,
    tid: number(tid) ?? 0,
    ts: number(ts) ?? 0,
    dur: number(dur),
    tdur: number(tdur),
  };
}

/** The tasks of a thread, without those that run inside another one. */
function listTasks(events: readonly TraceEvent[], { pid, tid }: TraceEvent): Task[] {
  const tasks: Task[] = [];
  const sorted = events
    .filter((event) => event.pid === pid && event.tid === tid && event.dur !== null)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { ts, dur, tdur } of sorted) {
    const begin = ts / 1_000;
    if (begin < (tasks.at(-1)?.end ?? 0)) continue;
    tasks.push({ begin, end: begin + (dur ?? 0) / 1_000, processor: (tdur ?? 0) / 1_000 });
  }
  return tasks;
}
