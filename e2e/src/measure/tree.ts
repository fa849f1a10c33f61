// How fast pages draw networks: `npm run bench:tree` passes the pages and the networks as JSON. Prints a line of JSON for each.
import { readFile } from "node:fs/promises";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { launchOptions, unpackChromium } from "../browser/chromium.ts";
import { findLongestTask, findWorst, type LongestTask } from "./longest-task.ts";

const SCREEN = { width: 1440, height: 900 };
const FRAMES = 120;
const SLOWDOWN = 4;
/** Times that a page is opened to find its longest task. */
const LOADS = 3;
const MEBIBYTE = 1_024;

interface Task {
  readonly name: string;
  readonly url: string;
  readonly form: string;
  readonly seats: number;
  /** Milliseconds until the page counts as having given up. */
  readonly limit: number;
  /** Times that the page is opened: a single load has few frames for a 95th percentile. */
  readonly loads: number;
  /** Measure the longest task on a slow processor as well. */
  readonly isThrottled: boolean;
}

/** Bytes of the file; see measure-frames.ts in the styleguide. */
interface FileSizes {
  shape: number;
  units: number;
  entropy: number;
}

/** What a movement took; see measure-frames.ts in the styleguide. */
interface Movement {
  times: number[];
  rate: number;
  rest: number;
  flaws?: { drawTimes: number[]; stretches: number[]; empty: number[] };
}

/** The functions that each page has in `window.bench`; see measure-frames.ts in the styleguide. */
interface TreeBench {
  prepare(form: string, seats: number): Promise<FileSizes | null>;
  show(): Promise<number>;
  frames(kind: "pan" | "zoom", count: number): Promise<Movement>;
  scripts(): number[];
  marks(): number;
}

declare global {
  interface Window {
    bench: TreeBench;
  }
}

const tasks: readonly Task[] = JSON.parse(process.argv[2] ?? "[]");

await unpackChromium();
for (const task of tasks) {
  // A browser for each, so that no page inherits memory.
  const browser = await chromium.launch({
    ...launchOptions(),
    // Playwright's browser keeps shared memory in files on the disk. In a user's browser, as here, pictures are in memory.
    ignoreDefaultArgs: ["--disable-dev-shm-usage"],
  });
  const { name, form, seats, loads } = task;
  const found = await measureLoads(browser, task, loads).catch((error: unknown) => ({
    gaveUp: error instanceof Error ? error.message : String(error),
  }));
  const longest = task.isThrottled && !("gaveUp" in found) ? await measureLongest(browser, task) : null;
  process.stdout.write(`${JSON.stringify({ name, form, seats, ...found, longest })}\n`);
  await browser.close();
}

interface Measured {
  sizes: FileSizes | null;
  first: number;
  marks: number;
  pan: Movement;
  zoom: Movement;
  scripts: number[];
  memory: number;
}

/** The frames of all loads, and the worst of their other figures. */
async function measureLoads(browser: Browser, task: Task, loads: number): Promise<Measured> {
  const found = await within(task.limit, measure(browser, task));
  if (loads === 1) return found;
  const other = await measureLoads(browser, task, loads - 1);
  return {
    ...found,
    first: Math.max(found.first, other.first),
    pan: joinMovements(found.pan, other.pan),
    zoom: joinMovements(found.zoom, other.zoom),
    scripts: [...found.scripts, ...other.scripts],
    memory: Math.max(found.memory, other.memory),
  };
}

function joinMovements(one: Movement, other: Movement): Movement {
  const joined = {
    times: [...one.times, ...other.times],
    rate: Math.min(one.rate, other.rate),
    rest: Math.max(one.rest, other.rest),
  };
  if (one.flaws === undefined || other.flaws === undefined) return joined;
  return {
    ...joined,
    flaws: {
      drawTimes: [...one.flaws.drawTimes, ...other.flaws.drawTimes],
      stretches: [...one.flaws.stretches, ...other.flaws.stretches],
      empty: [...one.flaws.empty, ...other.flaws.empty],
    },
  };
}

async function measure(browser: Browser, task: Task): Promise<Measured> {
  const page = await openPage(browser, task);
  const session = await page.context().newCDPSession(page);
  const sizes = await prepare(page, task);
  const first = await page.evaluate(() => window.bench.show());
  const marks = await page.evaluate(() => window.bench.marks());
  const pan = await page.evaluate((count) => window.bench.frames("pan", count), FRAMES);
  const zoom = await page.evaluate((count) => window.bench.frames("zoom", count), FRAMES);
  const scripts = await page.evaluate(() => window.bench.scripts());
  const memory = await readMemory(browser, session);
  await page.close();
  return { sizes, first, marks, pan, zoom, scripts, memory };
}

async function openPage(browser: Browser, { url }: Task): Promise<Page> {
  const page = await browser.newPage({ viewport: SCREEN });
  await page.goto(url);
  await page.waitForFunction(() => "bench" in window);
  return page;
}

function prepare(page: Page, { form, seats }: Task): Promise<FileSizes | null> {
  return page.evaluate(([name, count]) => window.bench.prepare(name, count), [form, seats] as const);
}

/**
 * The longest task of the main thread on a slow processor: opening the drawing, first picture, pan and zoom. The worst of some
 * loads, and `usual`, the median of those without waits: now and then the machine itself makes a task several times as long.
 */
async function measureLongest(browser: Browser, task: Task): Promise<LongestTask & { usual: number }> {
  const loads: LongestTask[] = [];
  while (loads.length < LOADS) loads.push(await measureLoad(browser, task));
  const sorted = loads.map(({ withoutWaits }) => withoutWaits).sort((one, other) => one - other);
  return { ...findWorst(loads), usual: sorted[Math.floor(LOADS / 2)] ?? 0 };
}

async function measureLoad(browser: Browser, task: Task): Promise<LongestTask> {
  const page = await openPage(browser, { ...task, url: `${task.url}?late` });
  await prepare(page, task);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const longest = await findLongestTask(browser, page, async () => {
    await page.evaluate(() => window.bench.show());
    await page.evaluate((count) => window.bench.frames("pan", count), FRAMES);
    await page.evaluate((count) => window.bench.frames("zoom", count), FRAMES);
  });
  await page.close();
  return longest;
}

/** The private memory of the page's process after a collection in MiB, as in the browser's task manager. Linux only. */
async function readMemory(browser: Browser, session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  const sizes = await Promise.all(renderers.map(({ id }) => readPrivateMemory(id)));
  // A spare renderer waits for the next page; it is the smaller one.
  return Math.max(...sizes) / MEBIBYTE;
}

async function readPrivateMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0);
  return read("RssAnon") + read("VmSwap");
}

async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limit / 1_000} s`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
