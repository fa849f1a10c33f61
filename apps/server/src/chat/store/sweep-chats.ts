import type { FastifyInstance } from "fastify";
import { createOutageLog } from "../../lib/outage-log.ts";
import type { Services } from "../../services.ts";
import { deleteOldChats } from "./delete-old.ts";

/** Milliseconds between two runs. */
const INTERVAL = 3_600_000;

/** Deletes old conversations and tickets while the server listens: at once, then every hour. */
export function sweepChats(
  app: FastifyInstance,
  { config, database, log, now }: Pick<Services, "config" | "database" | "log" | "now">,
): void {
  const outage = createOutageLog(log, {
    failed: "deleting old chats failed, retrying in an hour",
    recovered: "deleting old chats works again",
  });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sweep(): Promise<void> {
    const deleted = await deleteOldChats(database, config.chat.keepDays, now());
    if (deleted.conversations + deleted.tickets > 0) log.info(deleted, "deleted old chats");
  }
  const run = () => {
    running = sweep().then(outage.succeeded, outage.failed);
  };

  app.addHook("onListen", async () => {
    run();
    timer = setInterval(run, INTERVAL).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
}
