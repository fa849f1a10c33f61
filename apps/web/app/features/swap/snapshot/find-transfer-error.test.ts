import type { Path, Pool } from "@canopy/swap/types";
import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
} from "viem";
import { beforeEach, describe, expect, test } from "vitest";
import { explainExchanges } from "../../../chain/error-messages/exchange-error.ts";
import { exchangeReasons } from "../../../chain/error-messages/exchange-error-messages.ts";
import { findTransferError } from "./find-transfer-error.ts";

explainExchanges(exchangeReasons);

const address = (number: number): Address => numberToHex(number, { size: 20 });
const [sold, via, bought, member] = [address(1), address(2), address(3), address(4)];

function makePath(tokens: readonly Address[], firstPool: number): Path {
  const pools = tokens.slice(1).map((token1, index): Pool => {
    const token0 = tokens[index] ?? sold;
    const state = { fee: 500, sqrtPriceX96: 2n ** 96n, liquidity: 1n };
    return { venue: "quickswap", address: address(firstPool + index), token0, token1, ...state };
  });
  return { venue: "quickswap", tokens, pools };
}
const paths = [makePath([sold, bought], 10), makePath([sold, via, bought], 20)];

/** What each token throws when it should move. */
let errors: Map<Address, object>;
let asked: { readonly token: Address; readonly from: Address; readonly to: Address }[];

const client = createClient({
  transport: custom(
    {
      async request({
        params: [{ from, to: token, data }],
      }: {
        params: [{ from: Address; to: Address; data: Hex }];
      }) {
        const { args } = decodeFunctionData({ abi: erc20Abi, data });
        asked.push({ token, from, to: (args?.[0] as Address).toLowerCase() as Address });
        const error = errors.get(token);
        if (error !== undefined) throw error;
        return numberToHex(1, { size: 32 });
      },
    },
    { retryCount: 0 },
  ),
});
const read = () => findTransferError(client, paths, member);
const revert = (reason: string) =>
  Object.assign(new Error(reason === "" ? "execution reverted" : `execution reverted: ${reason}`), {
    code: 3,
  });

beforeEach(() => {
  errors = new Map();
  asked = [];
});

describe("why no quoter answers", () => {
  test("each token is asked once, as the pools would pay it out", async () => {
    expect(await read()).toBeNull();
    expect(asked).toEqual([
      { token: bought, from: address(21), to: member },
      { token: via, from: address(20), to: address(21) },
    ]);
  });

  test.each([
    ["Pausable: paused", "TOKEN_PAUSED"],
    ["account is frozen", "TOKEN_BLOCKED"],
    ["something of its own", "TOKEN_REFUSED"],
    ["", "TOKEN_REFUSED"],
  ] as const)("a token that says %j is %s", async (reason, code) => {
    errors.set(via, revert(reason));
    expect(await read()).toEqual({ token: via, code });
    errors.set(bought, revert(reason));
    expect(await read()).toEqual({ token: bought, code });
  });

  test.each([
    ["an empty pool", revert("ERC20: transfer amount exceeds balance")],
    ["a node that does not answer", new Error("fetch failed")],
  ])("%s is no error of a token", async (_, error) => {
    errors.set(bought, error);
    expect(await read()).toBeNull();
  });

  test("without paths no token is asked", async () => {
    expect(await findTransferError(client, [], member)).toBeNull();
    expect(asked).toEqual([]);
  });
});
