import { Registry } from "prom-client";
import { createPartObserver } from "../../src/bots/loop/observe-parts.ts";
import { runPaper } from "../../src/bots/paper/run-paper.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import { createLog } from "../../src/lib/log.ts";

/** Runs paper bots without a lock, as two leaders at the same time would: a process that tests can kill. */
const [url = ""] = process.argv.slice(2);
const log = createLog("silent");
const { database } = await openPostgres(url, log, 4);
process.stdout.write("ready\n");
const observer = createPartObserver(new Registry(), log);
await runPaper({ database, log, observer, signal: new AbortController().signal, pace: 20 });
