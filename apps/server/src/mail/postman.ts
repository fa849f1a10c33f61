import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import { createCarrier } from "./carrier.ts";
import { deliverDue } from "./deliver.ts";

/** Milliseconds between two looks into the outbox. */
const INTERVAL = 2_000;

/** While the server listens, it sends what waits in the outbox; any number of servers may do so side by side. */
export function startPostman(app: FastifyInstance, services: Services): void {
  const { config, log } = services;
  const stopping = new AbortController();
  let rounds: Promise<void> = Promise.resolve();

  async function goRound(signal: AbortSignal): Promise<void> {
    const carrier = createCarrier(config.mail, config.publicOrigin, log);
    while (!signal.aborted) {
      await deliverDue(services, carrier, signal).catch((error: unknown) => {
        log.error({ err: error }, "the outbox cannot be read: what waits in it stays");
      });
      await sleep(INTERVAL, undefined, { signal }).catch(() => undefined);
    }
  }

  app.addHook("onListen", async () => {
    if (config.mail.smtpUrl === null)
      log.warn({ folder: config.mail.folder }, "SMTP_URL is not set: mails are written into a folder");
    rounds = goRound(stopping.signal);
  });
  app.addHook("onClose", async () => {
    stopping.abort();
    await rounds;
  });
}
