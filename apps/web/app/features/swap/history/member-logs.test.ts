import { type Address, createClient, custom, type Hex, hexToNumber, pad, toEventSelector } from "viem";
import { describe, expect, test } from "vitest";
import { readMemberTransactions } from "./member-logs.ts";

const member: Address = "0x7000000000000000000000000000000000000007";
const other: Address = "0x8000000000000000000000000000000000000008";
const usdc: Address = "0x3c499c542cef5e3811e1192ce70d8cc03d5c3359";
const wpol: Address = "0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270";

interface FakeLog {
  readonly address: Address;
  readonly block: number;
  readonly topics: readonly Hex[];
  readonly transactionHash: Hex;
}

interface Filter {
  readonly address: readonly Address[];
  readonly topics: readonly (Hex | readonly Hex[] | null)[];
  readonly fromBlock: Hex;
  readonly toBlock: Hex;
}

/** A node that filters logs as `eth_getLogs` is specified. */
function fakeClient(logs: readonly FakeLog[]) {
  const request = async ({ params: [filter] }: { params: [Filter] }) =>
    logs.filter(
      ({ address, block, topics }) =>
        filter.address.includes(address) &&
        block >= hexToNumber(filter.fromBlock) &&
        block <= hexToNumber(filter.toBlock) &&
        filter.topics.every((wanted, index) => {
          const topic = topics[index];
          return wanted === null || (topic !== undefined && [wanted].flat().includes(topic));
        }),
    );
  return createClient({ transport: custom({ request }) });
}

const makeLog = (event: string, address: Address, parties: readonly Address[], block: number): FakeLog => ({
  address,
  block,
  topics: [toEventSelector(event), ...parties.map((party) => pad(party))],
  transactionHash: pad(`0x${block}`),
});
const transfer = (address: Address, from: Address, to: Address, block: number) =>
  makeLog("Transfer(address,address,uint256)", address, [from, to], block);

describe("the member's transactions", () => {
  const logs = [
    transfer(usdc, member, other, 10),
    transfer(usdc, other, member, 20),
    makeLog("Deposit(address,uint256)", wpol, [member], 30),
    makeLog("Withdrawal(address,uint256)", wpol, [member], 40),
    transfer(usdc, other, other, 50),
    makeLog("Deposit(address,uint256)", wpol, [other], 60),
    transfer(other, member, other, 70),
    makeLog("Approval(address,address,uint256)", usdc, [member, other], 80),
    transfer(usdc, member, other, 200),
  ];
  const read = (from: number, to: number) =>
    readMemberTransactions(fakeClient(logs), member, [usdc, wpol], { from, to });

  test("are those that moved a known token from or to the member, or wrapped POL", async () => {
    expect((await read(0, 99)).toSorted()).toEqual([pad("0x10"), pad("0x20"), pad("0x30"), pad("0x40")]);
  });

  test("are within the window, both ends included", async () => {
    expect((await read(20, 30)).toSorted()).toEqual([pad("0x20"), pad("0x30")]);
    expect(await read(41, 99)).toEqual([]);
  });
});
