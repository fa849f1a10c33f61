import { getAddress } from "viem";
import { openPostgres } from "../../src/database/postgres.ts";
import { createLog } from "../../src/lib/log.ts";
import { runUntilCaughtUp } from "./run-until-caught-up.ts";

/** Backfills an index, and saves its state after each batch: a process that tests can kill. */
const [url = "", rpcUrl = "", plan = "", plus = "", block = ""] = process.argv.slice(2);
const { database, close } = await openPostgres(url, createLog("silent"), 4);
const chain = { rpcUrl, plan: getAddress(plan), plus: getAddress(plus), block: BigInt(block) };
await runUntilCaughtUp(database, chain, undefined, { leastBlocks: 1n, saveInterval: 0 });
await close();
