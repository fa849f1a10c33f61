import { Registry } from "prom-client";
import { createPartObserver } from "../../src/bots/loop/observe-parts.ts";
import { runVaults } from "../../src/bots/run-vaults.ts";
import { createVaultObserver } from "../../src/bots/vault/observe-ticks.ts";
import { connectChain } from "../../src/chain/client.ts";
import { readConfig } from "../../src/config/config.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import { createLog } from "../../src/lib/log.ts";
import { openSigner } from "../../src/transaction-sender/keystore.ts";

/** Executes vault rules without a lock, as two leaders at the same time would: a process that tests can kill. */
const { DATABASE_URL: url = "", RPC_URL: rpcUrl = "" } = process.env;
const config = readConfig(process.env);
const log = createLog("silent");
const { database } = await openPostgres(url, log, 4);
process.stdout.write("ready\n");
await runVaults({
  ...{
    config,
    database,
    log,
    chain: connectChain(rpcUrl),
    signer: await openSigner(config.bots.signer, "BOTS"),
  },
  observer: createPartObserver(new Registry(), log),
  observeVaults: createVaultObserver(new Registry(), log),
  signal: new AbortController().signal,
  pace: { busy: 20, idle: 300, bumpAfter: 1_500 },
});
