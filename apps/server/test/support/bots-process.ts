import { Registry } from "prom-client";
import { createBotsReport } from "../../src/bots/report.ts";
import { runBots } from "../../src/bots/run-bots.ts";
import { readConfig } from "../../src/config/config.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import { createLog } from "../../src/lib/log.ts";
import { nodelessEnvironment } from "./test-server.ts";

/** Runs paper bots without a lock, as two leaders at the same time would: a process that tests can kill. */
const [url = ""] = process.argv.slice(2);
const log = createLog("silent");
const { database } = await openPostgres(url, log, 4);
process.stdout.write("ready\n");
const report = createBotsReport(new Registry(), log);
await runBots(
  { config: readConfig(nodelessEnvironment), database, log },
  report,
  new AbortController().signal,
  5,
);
