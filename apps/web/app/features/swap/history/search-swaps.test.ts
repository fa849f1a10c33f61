import { buildWrap } from "@canopy/swap/chain/build-swap";
import { findExchange } from "@canopy/swap/deployments";
import {
  type Address,
  createClient,
  custom,
  encodeAbiParameters,
  type Hex,
  hexToNumber,
  numberToHex,
  pad,
  RpcRequestError,
  toEventSelector,
} from "viem";
import { expect, test } from "vitest";
import { createSwapSearch } from "./search-swaps.ts";

const member: Address = "0x7000000000000000000000000000000000000007";
/** Blocks in which the member wrapped POL. */
const wraps = [3, 900, 1_999];
const MOST_BLOCKS = 300;

test("a search finds each swap once, on a node that refuses large windows", async () => {
  const exchange = findExchange(137);
  if (exchange === null) throw new Error("Polygon has an exchange");
  const toHash = (block: number): Hex => numberToHex(block, { size: 32 });
  const toPlace = (block: number) => ({
    blockNumber: numberToHex(block),
    transactionHash: toHash(block),
    transactionIndex: "0x0",
  });
  const makeLog = (block: number) => ({
    ...toPlace(block),
    address: exchange.wpol,
    topics: [toEventSelector("Deposit(address,uint256)"), pad(member)],
    data: encodeAbiParameters([{ type: "uint256" }], [BigInt(block)]),
  });
  type Call =
    | { method: "eth_getLogs"; params: [{ fromBlock: Hex; toBlock: Hex }] }
    | { method: "eth_getTransactionByHash" | "eth_getTransactionReceipt"; params: [Hex] }
    | { method: "eth_getBlockByNumber"; params: [Hex] };
  const client = createClient({
    transport: custom({
      async request(call: Call) {
        switch (call.method) {
          case "eth_getLogs": {
            const [{ fromBlock, toBlock }] = call.params;
            const [from, to] = [hexToNumber(fromBlock), hexToNumber(toBlock)];
            if (to - from >= MOST_BLOCKS) {
              const error = { code: -32_005, message: "block range too large" };
              throw new RpcRequestError({ body: {}, url: "http://node.example", error });
            }
            // Returned for both requests of a window, because a swap of two tokens has a transfer of each.
            return wraps.filter((block) => block >= from && block <= to).map(makeLog);
          }
          case "eth_getTransactionByHash": {
            const block = hexToNumber(call.params[0]);
            const { to, data, value } = buildWrap(exchange, "wrap", BigInt(block));
            return { ...toPlace(block), from: member, to, input: data, value: numberToHex(value) };
          }
          case "eth_getTransactionReceipt": {
            const block = hexToNumber(call.params[0]);
            const gas = { gasUsed: "0x1", effectiveGasPrice: "0x1" };
            return { ...toPlace(block), ...gas, status: "0x1", logs: [makeLog(block)] };
          }
          case "eth_getBlockByNumber":
            return { timestamp: call.params[0] };
        }
      },
    }),
  });
  const search = createSwapSearch({ client, exchange, member, tokens: exchange.tokens });
  const swaps = await search({ from: 0, to: 1_999 }, new AbortController().signal);
  expect(swaps.map(({ block, amountOut }) => [block, amountOut])).toEqual(
    wraps.toReversed().map((block) => [block, BigInt(block)]),
  );
});
