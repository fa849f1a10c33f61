import { createServer } from "node:http";
import { FEW_ACCOUNTS } from "@canopy/dev/chain/accounts";
import { returnTo } from "@canopy/dev/chain/return-to";
import { type Hex, numberToHex } from "viem";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/database/open.ts";
import { createLog } from "../../src/lib/log.ts";
import { createDatabase, startPostgres, TEMPLATE, type TestPostgres } from "./postgres.ts";
import { type DeployedChain, startTestChain } from "./test-chain.ts";

/**
 * Serves what test files share, and starts it at the first request: one PostgreSQL server for all at `/postgres`, and a chain
 * with the plans per worker at `/chain/<worker>`. Each request reverts the chain to its first state.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined;
  const chains = new Map<string, Promise<RewindableChain>>();

  async function create(path: string): Promise<string> {
    if (path === "/postgres") {
      postgres ??= startPostgresWithTemplate();
      return (await postgres).url("postgres");
    }
    const chain = chains.get(path) ?? startRewindableChain();
    chains.set(path, chain);
    const { plan, plus, feed, block, rpcUrl } = await (await chain).rewind();
    return JSON.stringify({ plan, plus, feed, block: String(block), rpcUrl });
  }

  const server = createServer((request, response) => {
    void create(request.url ?? "").then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  project.provide("sharedServices", `http://127.0.0.1:${address.port}`);
  return async () => {
    server.close();
    const started = await Promise.allSettled([postgres, ...chains.values()]);
    await Promise.all(started.map((one) => one.status === "fulfilled" && one.value?.stop()));
  };
}

async function startPostgresWithTemplate(): Promise<TestPostgres> {
  // Tables live for seconds, and with a hundred databases a worker would start twice a second.
  const postgres = await startPostgres({ autovacuum: "off" });
  const url = await createDatabase(postgres.url("postgres"), TEMPLATE, "template0");
  const { close } = await openDatabase({ url, connections: 1 }, createLog("silent"));
  await close();
  return postgres;
}

interface SetTime {
  Method: "evm_setTime";
  Parameters: [Hex];
  ReturnType: number;
}

interface RewindableChain {
  stop(): Promise<void>;
  rewind(): Promise<DeployedChain>;
}

async function startRewindableChain(): Promise<RewindableChain> {
  const chain = await startTestChain(FEW_ACCOUNTS);
  const { client } = chain;
  const { baseFeePerGas, gasLimit } = await client.getBlock();
  let firstState = await client.snapshot();
  return {
    stop: chain.stop,
    async rewind() {
      await client.setAutomine(true);
      await returnTo(client, firstState);
      firstState = await client.snapshot();
      // A snapshot contains neither the clock nor the base fee nor the block gas limit.
      await client.request<SetTime>({
        method: "evm_setTime",
        params: [numberToHex(Math.floor(Date.now() / 1_000))],
      });
      await client.setBlockGasLimit({ gasLimit });
      await client.setNextBlockBaseFeePerGas({ baseFeePerGas: baseFeePerGas ?? 0n });
      return chain;
    },
  };
}
