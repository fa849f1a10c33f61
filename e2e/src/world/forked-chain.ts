import { readAccounts } from "@canopy/dev/chain/accounts";
import { type LocalChain, startAnvil } from "@canopy/dev/chain/anvil";
import type { ChainClient } from "@canopy/dev/chain/client";
import { reportPrice } from "@canopy/dev/chain/feed";
import { send } from "@canopy/dev/chain/send";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { freePort } from "@canopy/server/lib/port";
import type { Page } from "@playwright/test";
import { type Address, encodeFunctionData, type Hex } from "viem";
import type { WorldAddress } from "./world-address.ts";

const DAY = 86_400n;
/** Gas of a call that visits all members. */
const CALL_GAS = 25_000_000n;

/** A copy of the world's chain for one test, which can move its time: other tests and the server keep the original. */
export class ForkedChain {
  readonly client: ChainClient;
  readonly rpcUrl: string;
  readonly #chain: LocalChain;
  readonly #world: WorldAddress;
  readonly #operator: Address;

  private constructor(chain: LocalChain, world: WorldAddress, operator: Address) {
    this.client = chain.client;
    this.rpcUrl = chain.rpcUrl;
    this.#chain = chain;
    this.#world = world;
    this.#operator = operator;
  }

  static async start(world: WorldAddress): Promise<ForkedChain> {
    const { signal } = new AbortController();
    const chain = await startAnvil({ fork: world.rpcUrl, port: await freePort(), signal });
    const { operator } = await readAccounts(chain.client);
    return new ForkedChain(chain, world, operator);
  }

  stop(): Promise<void> {
    return this.#chain.process.stop();
  }

  /** Lets the page read and write this chain instead of the world's. The server knows the original only. */
  async serve(page: Page): Promise<void> {
    const { origin } = new URL(this.#world.rpcUrl);
    await page.route(
      (url) => url.origin === origin,
      (route) => route.continue({ url: this.rpcUrl }),
    );
  }

  /** Moves the time to an hour after `round` begins, with a current price. */
  async moveToRound(round: bigint): Promise<void> {
    const plan = { address: this.#world.plan, abi: planAbi } as const;
    const [current, begin] = await Promise.all([
      this.client.readContract({ ...plan, functionName: "roundCounter" }),
      this.client.readContract({ ...plan, functionName: "timestamp" }),
    ]);
    await this.client.setNextBlockTimestamp({ timestamp: begin + (round - current) * DAY + DAY / 24n });
    const [, price] = await this.client.readContract({
      address: this.#world.feed,
      abi: mockV3AggregatorAbi,
      functionName: "latestRoundData",
    });
    await reportPrice(this.client, this.#world.feed, this.#operator, price);
  }

  /** Settles the rounds that have ended. */
  async settle(): Promise<void> {
    const members = await this.client.readContract({
      address: this.#world.plan,
      abi: planAbi,
      functionName: "memberCount",
    });
    // Every seat is older than those below it, so its id is smaller. The root has the first id.
    const ids = Array.from({ length: members + 1 }, (_, index) => members + 1 - index);
    await this.send(encodeFunctionData({ abi: planAbi, functionName: "distribute", args: [ids, [], 0] }));
  }

  /** Sends a call of the plan by the operator. */
  send(data: Hex): Promise<void> {
    return send(this.client, { from: this.#operator, to: this.#world.plan, data, gas: CALL_GAS });
  }
}
