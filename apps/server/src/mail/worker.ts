import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { createOutageLog } from "../lib/outage-log.ts";
import { type Outbox, sendDue } from "./send-due.ts";
import { createMailTransport } from "./transport.ts";

/** Milliseconds between two reads of the outbox. */
const INTERVAL = 2_000;

/** Sends queued messages while the server listens. Any number of servers can do so concurrently. */
export function startMailWorker(
  app: FastifyInstance,
  { mail, publicOrigin }: Pick<Config, "mail" | "publicOrigin">,
  outbox: Outbox,
): void {
  const { log } = outbox;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(signal: AbortSignal): Promise<void> {
    const transport = createMailTransport(mail, publicOrigin, log);
    const outage = createOutageLog(log, {
      failed: "reading the outbox failed, retrying",
      recovered: "reading the outbox works again",
    });
    while (!signal.aborted) {
      await sendDue(outbox, transport, signal).then(outage.succeeded, outage.failed);
      await sleep(INTERVAL, undefined, { signal }).catch(() => undefined);
    }
  }

  app.addHook("onListen", async () => {
    if (mail.smtpUrl === null)
      log.warn({ folder: mail.folder }, "SMTP_URL is not set, writing mails to a folder");
    running = run(stopping.signal);
  });
  app.addHook("onClose", async () => {
    stopping.abort();
    await running;
  });
}
