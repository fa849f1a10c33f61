import { readAccounts } from "./chain/accounts.ts";
import { type LocalChain, startAnvil } from "./chain/anvil.ts";
import { beat } from "./chain/heartbeat.ts";
import type { ChainFiles } from "./chain/state.ts";
import { deployWorld, MAXIMUM_AGE } from "./deploy.ts";
import { deployExchange } from "./exchange/deploy-exchange.ts";
import { worldFeeds } from "./exchange/tokens.ts";
import { seededUsernames } from "./seed/names.ts";
import { DAY, playScript } from "./seed/play.ts";
import { SEEDED_DAYS, seededScript } from "./seed/seeded.ts";
import type { Steps } from "./steps.ts";
import { deployVaults } from "./vaults/deploy-vaults.ts";
import { seedVaults } from "./vaults/seed-vaults.ts";
import { hashWorldCode, type WorldCode } from "./world-code.ts";
import { type WorldRecord, writeRecord } from "./world-record.ts";

/**
 * Creates a world: a chain that begins some days ago, the contracts, and members who joined since then.
 *
 * Round 0 begins at midnight UTC, so that rounds are days.
 */
export async function createWorld(options: {
  home: string;
  files: ChainFiles;
  port: number;
  code: WorldCode;
  steps: Steps;
  signal: AbortSignal;
}): Promise<{ chain: LocalChain; record: WorldRecord }> {
  const { home, files, port, code, steps, signal } = options;
  const now = Math.floor(Date.now() / 1_000);
  const genesis = now - (now % DAY) - SEEDED_DAYS * DAY;
  const script = seededScript();

  const chain = await steps.run("Starting a local chain", () =>
    startAnvil({ files, port, timestamp: genesis, signal }),
  );
  try {
    const { client } = chain;
    const accounts = await readAccounts(client);
    const polUsd = script.prices[0] ?? 0n;
    const deployment = await steps.run("Deploying the contracts", () =>
      deployWorld(client, { genesis, polUsd, code: code.contracts }),
    );
    await steps.run(`Simulating ${SEEDED_DAYS} days with ${seededUsernames.length} members`, (note) =>
      playScript({
        client,
        accounts,
        deployment,
        script,
        usernames: seededUsernames,
        genesis,
        now,
        note,
        signal,
      }),
    );
    const vaultFactory = await steps.run("Deploying exchanges and vaults", async () => {
      await deployExchange(client, {
        polUsd: script.prices.at(-1) ?? polUsd,
        members: accounts.members,
        code: code.exchange,
      });
      const { factory } = await deployVaults(client, code.vaults);
      await seedVaults(client, factory, accounts.members);
      return factory;
    });
    await beat({ client, feeds: worldFeeds, reporter: accounts.operator, maximumAge: MAXIMUM_AGE });
    const record: WorldRecord = {
      version: 3,
      contracts: hashWorldCode(code),
      plan: deployment.plan,
      plus: deployment.plus,
      feed: deployment.feed,
      vaultFactory,
      planBlock: Number(deployment.block),
      seededBlock: Number(await client.getBlockNumber()),
      createdAt: new Date().toISOString(),
    };
    await writeRecord(home, record);
    return { chain, record };
  } catch (error) {
    await chain.process.stop();
    throw error;
  }
}
