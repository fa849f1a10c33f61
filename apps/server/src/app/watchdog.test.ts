import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../lib/log.ts";
import { startWatchdog } from "./watchdog.ts";

let folder: string;
let stop: () => void = () => undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "canopy-watchdog-"));
  const program = join(folder, "systemd-notify");
  await writeFile(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> "${folder}/sent"\n`);
  await chmod(program, 0o755);
});
afterEach(async () => {
  stop();
  await rm(folder, { recursive: true, force: true });
});

const sent = () => readFile(join(folder, "sent"), "utf8").catch(() => "");
const start = (environment: Record<string, string>) => {
  const PATH = [folder, process.env["PATH"]].join(delimiter);
  stop = startWatchdog({ PATH, ...environment }, createLog("silent"));
};

test("notifies systemd again and again", async () => {
  start({ NOTIFY_SOCKET: "/run/notify", WATCHDOG_USEC: "150000", WATCHDOG_PID: String(process.pid) });
  const line = "/run/notify WATCHDOG=1\n";
  await expect.poll(sent, { timeout: 20_000 }).toContain(line + line);
});

test("notifies no one without a watchdog, or when it is meant for another process", async () => {
  for (const environment of [
    { NOTIFY_SOCKET: "/run/notify" },
    { WATCHDOG_USEC: "3000" },
    { NOTIFY_SOCKET: "/run/notify", WATCHDOG_USEC: "3000", WATCHDOG_PID: String(process.pid + 1) },
  ]) {
    start(environment);
  }
  stop();
  start({ NOTIFY_SOCKET: "/run/other", WATCHDOG_USEC: "150000" });
  await expect.poll(sent, { timeout: 20_000 }).toContain("/run/other");
  expect(await sent()).not.toContain("/run/notify");
});
