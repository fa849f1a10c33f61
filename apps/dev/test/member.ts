import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, type PrivateKeyAccount, parseEther } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { ChainClient } from "../src/chain/client.ts";

/** Well above the cost of joining in a round that has no price yet. */
const JOIN_GAS = 1_000_000n;

/** The latest time that the plan can store. */
const NO_DEADLINE = 2n ** 64n - 1n;

export interface Member {
  username: string;
  account: PrivateKeyAccount;
}

/** An account with a new key and 1,000 POL. */
export async function fundedAccount(client: ChainClient): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey());
  await client.setBalance({ address: account.address, value: parseEther("1000") });
  return account;
}

/** A valid random username. */
export function newUsername(): string {
  return `m${Math.random().toString(36).slice(2, 12).padEnd(4, "0")}`;
}

/** Attempts to find a seat: tests run in parallel, and another member may take it first. */
const MAXIMUM_ATTEMPTS = 5;

/**
 * Registers a new member in a separate transaction, by default with one unit, on a free seat below `sponsor`.
 *
 * @throws when the plan accepts no entries, or when other members took every seat first
 */
export async function joinPlan(
  client: ChainClient,
  plan: Address,
  {
    username = newUsername(),
    sponsor = "willow",
    units = 1,
  }: { username?: string; sponsor?: string; units?: number } = {},
): Promise<Member> {
  const member = { username, account: await fundedAccount(client) };
  await takeSeat(client, plan, member, sponsor, units);
  return member;
}

/** Registers a new member on a chosen free leg of `referral`. @throws when it is taken, or the plan accepts no entries */
export async function joinSeat(
  client: ChainClient,
  plan: Address,
  {
    sponsor,
    referral,
    leg,
    units = 1,
  }: { sponsor: string; referral: string; leg: "left" | "right"; units?: number },
): Promise<Member> {
  const member = { username: newUsername(), account: await fundedAccount(client) };
  const call = { address: plan, abi: planAbi } as const;
  const price = await client.readContract({ ...call, functionName: "unitPrice" });
  const hash = await client.writeContract({
    ...call,
    functionName: "registerAt",
    args: [sponsor, referral, member.username, leg === "left" ? 0 : 1, NO_DEADLINE],
    value: price * BigInt(units),
    account: member.account,
    gas: JOIN_GAS,
  });
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status !== "success") throw new Error(`The ${leg} leg of ${referral} is taken`);
  return member;
}

/**
 * Registers a core member in Plus, with one unit, on a free seat below `sponsor`.
 *
 * @throws as `joinPlan`
 */
export async function joinPlus(
  client: ChainClient,
  plus: Address,
  member: Member,
  { sponsor = "willow" }: { sponsor?: string } = {},
): Promise<void> {
  await takeSeat(client, plus, member, sponsor);
}

async function takeSeat(
  client: ChainClient,
  plan: Address,
  { username, account }: Member,
  sponsor: string,
  units = 1,
): Promise<void> {
  const call = { address: plan, abi: planAbi } as const;
  for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt++) {
    const price = await client.readContract({ ...call, functionName: "unitPrice" });
    const [referral] = await client.readContract({
      ...call,
      functionName: "autoReferral",
      args: [sponsor],
    });
    const hash = await client.writeContract({
      ...call,
      functionName: "register",
      args: [sponsor, referral, username],
      value: price * BigInt(units),
      account,
      gas: JOIN_GAS,
    });
    const { status } = await client.waitForTransactionReceipt({ hash });
    if (status === "success") return;
  }
  throw new Error(`The registration of ${username} was reverted ${MAXIMUM_ATTEMPTS} times`);
}
