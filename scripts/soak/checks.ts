import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { roundAt } from "@canopy/protocol/rules/calendar";
import { openDatabase } from "@canopy/server/database/open";
import { createLog } from "@canopy/server/lib/log";
import { type Load, readSenders } from "@canopy/server/test/failover/load";
import { runUntilCaughtUp } from "@canopy/server/test/support/run-until-caught-up";
import { tableContents } from "@canopy/server/test/support/table-contents";
import { isAddressEqual, toFunctionSelector } from "viem";
import { note } from "../bench/scope.ts";
import type { World } from "./world.ts";

const verifyCommand = fileURLToPath(new URL("../../apps/server/src/cli/verify/main.ts", import.meta.url));
/** A member's entry in the same block fixes the price too. */
const fixPrice = toFunctionSelector("updatePOLPrice()");
/** The newest sessions to check; an account keeps 20 at most. */
const SESSIONS = 100;

/** The exit code of `npm run verify -- --all` on the index of the processes. */
export async function verifyAll({ chain, url }: World): Promise<number> {
  const { plan, plus } = chain.deployment;
  const options = ["--rpc", chain.rpcUrl, "--plan", plan, "--plus", plus, "--database", url, "--all"];
  const child = spawn(process.execPath, [verifyCommand, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
  note(await text(child.stdout));
  return ended;
}

/** The tables that differ from an index that was built without any fault. */
export async function findDifferentTables({ chain, postgres, database }: World): Promise<string[]> {
  const url = await postgres.createDatabase();
  const fresh = await openDatabase({ url, connections: 2 }, createLog("silent"));
  try {
    await runUntilCaughtUp(fresh.database, { ...chain.deployment, rpcUrl: chain.rpcUrl });
    const [expected, found] = [await tableContents(fresh.database), await tableContents(database)];
    const differs = (name: keyof typeof expected) => !isDeepStrictEqual(found[name], expected[name]);
    return (Object.keys(expected) as (keyof typeof expected)[]).filter(differs);
  } finally {
    await fresh.close();
  }
}

/** Acknowledged forms and sessions that are lost. */
export async function findLost({ database, mailFolder, processes }: World, load: Load): Promise<string[]> {
  const senders = new Set(await readSenders(database, mailFolder));
  const forms = load.forms.filter((name) => !senders.has(name));
  const origins = processes.filter(({ role }) => role === "api").map(({ origin }) => origin);
  const sessions: string[] = [];
  for (const { token, origin } of load.tokens.slice(-SESSIONS)) {
    const elsewhere = origins.find((other) => other !== origin) ?? origin;
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await fetch(`${elsewhere}/api/auth/me`, { headers });
    if (status !== 200) sessions.push(`session of ${origin}: ${status}`);
  }
  return [...forms, ...sessions];
}

/** The keeper's transactions on the chain: all, those that no member made superfluous, and the same call twice in a round. */
export async function readKeeperTransactions({ chain, keeper }: World) {
  const { client, deployment, genesis } = chain;
  const head = await client.getBlockNumber();
  const calls = new Map<string, number>();
  const reverted: string[] = [];
  let count = 0;
  for (let blockNumber = deployment.block; blockNumber <= head; blockNumber++) {
    const block = await client.getBlock({ blockNumber, includeTransactions: true });
    for (const { from, to, input, hash } of block.transactions) {
      if (!isAddressEqual(from, keeper)) continue;
      count += 1;
      const { status } = await client.getTransactionReceipt({ hash });
      const call = `${to} in round ${roundAt(Number(block.timestamp), genesis)}: ${input}`;
      if (status === "success") calls.set(call, (calls.get(call) ?? 0) + 1);
      else if (!input.startsWith(fixPrice)) reverted.push(call);
    }
  }
  const repeated = [...calls].filter(([, times]) => times > 1).map(([call]) => call);
  return { count, reverted, repeated };
}
