import { execFile } from "node:child_process";
import type { Logger } from "pino";
import { createOutageLog } from "../lib/outage-log.ts";

/**
 * Tells systemd that this process works, three times within `WatchdogSec`. A stuck event loop sends nothing, and systemd restarts
 * the process. Node has no datagram sockets of Unix, so `systemd-notify` sends; the unit needs `NotifyAccess=all`.
 *
 * @returns a function that stops it
 */
export function startWatchdog(
  { WATCHDOG_USEC, WATCHDOG_PID, NOTIFY_SOCKET, PATH }: Readonly<Record<string, string | undefined>>,
  log: Logger,
): () => void {
  const limit = Number(WATCHDOG_USEC) / 1_000;
  const isMeant = WATCHDOG_PID === undefined || WATCHDOG_PID === String(process.pid);
  if (NOTIFY_SOCKET === undefined || !(limit > 0) || !isMeant) return () => undefined;
  const outage = createOutageLog(log, {
    failed: "systemd-notify failed, retrying",
    recovered: "systemd-notify works again",
  });
  const timer = setInterval(() => {
    execFile("systemd-notify", ["WATCHDOG=1"], { env: { NOTIFY_SOCKET, PATH }, timeout: limit }, (error) =>
      error === null ? outage.succeeded() : outage.failed(error),
    );
  }, limit / 3);
  timer.unref();
  return () => clearInterval(timer);
}
