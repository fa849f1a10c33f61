import { readAccounts } from "@canopy/dev/chain/accounts";
import { type ChainClient, connectChain, LOCAL_CHAIN_ID } from "@canopy/dev/chain/client";
import { reportPrice } from "@canopy/dev/chain/feed";
import { compileContracts } from "@canopy/dev/contracts/compile";
import { findFoundry } from "@canopy/dev/contracts/foundry";
import { deployWorld, ROOT_USERNAME } from "@canopy/dev/deploy";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { BATCH_GAS, splitBatches } from "@canopy/protocol/settlement/batches";
import { freePort } from "@canopy/server/lib/port";
import { spawnGuarded } from "@canopy/server/lib/process/guarded";
import { type Address, encodeFunctionData, type Hex, numberToHex, pad, parseEther } from "viem";
import type { Scope } from "../scope.ts";
import { Crowd, type MemberAction } from "./crowd.ts";
import { callAll, type RpcCall } from "./rpc.ts";

const DAY = 86_400;
const ROUNDS = 5;
const BLOCKS_OF_ROUND = 195;
/** Few members with many actions: anvil visits all its state in each block. */
const ACTIONS_PER_BLOCK = { registrations: 3, topUps: 11, withdrawals: 5 };
const ENTRY_GAS = numberToHex(600_000);
/** Blocks after which all events are final, for the node and for Ponder, which waits for fewer. */
const FINAL_AFTER = 65;
/** Room for the settlement of a round in one block. */
const BLOCK_GAS = "2000000000";

/** A plan with a long history on its own chain. */
export interface BusyChain {
  readonly rpcUrl: string;
  /** The core plan, which has all events, and Plus. */
  readonly plan: Address;
  readonly plus: Address;
  /** The block in which the plan was deployed, and the newest one. */
  readonly block: bigint;
  readonly newest: bigint;
  readonly events: number;
}

/** Starts anvil, and lets members join and buy with real transactions; settles each round but the last. */
export async function growChain(scope: Scope): Promise<BusyChain> {
  await compileContracts(new AbortController().signal);
  const { client, rpcUrl } = await startChain(scope);
  const { plan, plus, feed, block } = await deployWorld(client);
  const { operator } = await readAccounts(client);
  const genesis = (await client.getBlock()).timestamp;
  await client.setAutomine(false);
  await callAll(rpcUrl, [{ method: "anvil_autoImpersonateAccount", params: [true] }]);

  const crowd = new Crowd(ROOT_USERNAME);
  const mine = () => client.mine({ blocks: 1 });
  for (let round = 0; round < ROUNDS; round++) {
    await client.setNextBlockTimestamp({ timestamp: genesis + BigInt(round * DAY + 60) });
    await client.setAutomine(true);
    await reportPrice(client, feed, operator, 50_000_000n);
    await client.setAutomine(false);
    if (round > 0) await callAll(rpcUrl, settlement(plan, operator, crowd.carried()));
    await mine();
    const price = await client.readContract({ address: plan, abi: planAbi, functionName: "unitPrice" });
    for (let block = 0; block < BLOCKS_OF_ROUND; block++) {
      const memberActions = crowd.memberActions(ACTIONS_PER_BLOCK);
      await callAll(rpcUrl, memberActions.filter(({ kind }) => kind === "register").map(fund));
      await callAll(
        rpcUrl,
        memberActions.map((memberAction) => transaction(plan, memberAction, price)),
      );
      await mine();
    }
  }
  await client.mine({ blocks: FINAL_AFTER });
  const logs = await countLogs(client, plan, block);
  return { rpcUrl, plan, plus, block, ...logs };
}

async function startChain(scope: Scope) {
  const port = await freePort();
  const anvil = spawnGuarded(findFoundry("anvil"), [
    ...["--host", "127.0.0.1", "--port", String(port), "--chain-id", String(LOCAL_CHAIN_ID), "--silent"],
    ...["--hardfork", "prague", "--order", "fifo", "--prune-history", "--gas-limit", BLOCK_GAS],
    ...["--timestamp", String(Math.floor(Date.now() / 1_000) - ROUNDS * DAY)],
  ]);
  scope.defer(() => anvil.stop());
  const rpcUrl = `http://127.0.0.1:${port}`;
  const client = connectChain(rpcUrl);
  for (let tries = 0; ; tries++) {
    if ((await client.getChainId().catch(() => null)) === LOCAL_CHAIN_ID) return { client, rpcUrl };
    if (tries === 500) throw new Error("anvil does not respond");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const toAccount = (id: number): Address => pad(numberToHex(0x10_0000_0000 + id), { size: 20 });

function fund({ id }: MemberAction): RpcCall {
  return { method: "anvil_setBalance", params: [toAccount(id), numberToHex(parseEther("1000000"))] };
}

function transaction(plan: Address, memberAction: MemberAction, price: bigint): RpcCall {
  const value = numberToHex(memberAction.kind === "withdraw" ? 0n : price * BigInt(memberAction.units));
  return send({
    from: toAccount(memberAction.id),
    to: plan,
    value,
    gas: ENTRY_GAS,
    data: encodeCall(memberAction),
  });
}

function encodeCall(memberAction: MemberAction): Hex {
  if (memberAction.kind === "topUp") return encodeFunctionData({ abi: planAbi, functionName: "topUp" });
  if (memberAction.kind === "withdraw")
    return encodeFunctionData({ abi: planAbi, functionName: "withdraw", args: [1n] });
  const args = [memberAction.sponsor, memberAction.referral, memberAction.username] as const;
  return encodeFunctionData({ abi: planAbi, functionName: "register", args });
}

function settlement(plan: Address, from: Address, ids: readonly number[]): RpcCall[] {
  return splitBatches(ids).map((batch) => {
    const data = encodeFunctionData({ abi: planAbi, functionName: "distribute", args: [batch, [], 0] });
    return send({ from, to: plan, value: "0x0", gas: numberToHex(BATCH_GAS), data });
  });
}

function send(params: { from: Address; to: Address; value: Hex; gas: Hex; data: Hex }): RpcCall {
  return { method: "eth_sendTransaction", params: [params] };
}

async function countLogs(client: ChainClient, address: Address, from: bigint) {
  const newest = await client.getBlockNumber();
  let events = 0;
  for (let first = from; first <= newest; first += 200n) {
    const last = first + 199n;
    events += (await client.getLogs({ address, fromBlock: first, toBlock: last < newest ? last : newest }))
      .length;
  }
  return { newest, events };
}
