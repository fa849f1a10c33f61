import { localExchange } from "@canopy/swap/deployments-local";
import type { Quote } from "@canopy/swap/types";
import { type Address, createClient, custom, numberToHex } from "viem";
import { expect, test } from "vitest";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { explainExchanges } from "../../../chain/error-messages/exchange-error.ts";
import { exchangeReasons } from "../../../chain/error-messages/exchange-error-messages.ts";
import { checkTransfers } from "./check-transfers.ts";

explainExchanges(exchangeReasons);

const sold: Address = `0x${"5".repeat(40)}`;
const pool: Address = `0x${"6".repeat(40)}`;
const member: Address = `0x${"7".repeat(40)}`;

/** 1,000 of a token that is not on the list for WPOL. */
const quote: Quote = {
  path: {
    venue: "uniswap",
    tokens: [sold, localExchange.wpol],
    pools: [
      {
        ...{ venue: "uniswap", address: pool, token0: sold, token1: localExchange.wpol },
        ...{ fee: 500, sqrtPriceX96: 2n ** 96n, liquidity: 1n },
      },
    ],
  },
  side: "exactIn",
  amountIn: 1_000n,
  amountOut: 990n,
  gas: 100_000n,
};

interface NodeAnswers {
  /** To the call that replaces code. */
  probe(): string;
  /** To the plain transfer. */
  transfer(): string;
}

async function check({ probe, transfer }: NodeAnswers): Promise<string | null> {
  const request = async ({ params }: { params: readonly unknown[] }) =>
    params[2] === undefined ? transfer() : probe();
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  try {
    await checkTransfers(client, localExchange, quote, member);
    return null;
  } catch (error) {
    return classifyError(error).code;
  }
}

function revert(message: string, data: string): () => never {
  return () => {
    throw Object.assign(new Error(message), { code: 3, data });
  };
}

const moves = () => "0x";
/** The probe's own `TransferFailed()`. */
const hidden = revert("execution reverted", "0x90b8ec18");

test("a token that delivers all of the amount passes", async () => {
  expect(await check({ probe: () => numberToHex(1_000n, { size: 32 }), transfer: moves })).toBeNull();
});

test("a token that keeps a part is refused", async () => {
  expect(await check({ probe: () => numberToHex(999n, { size: 32 }), transfer: moves })).toBe(
    "TOKEN_TAKES_FEE",
  );
});

test("a token that the probe can't move is asked why", async () => {
  const transfer = revert("execution reverted: Pausable: paused", "0x");
  expect(await check({ probe: hidden, transfer })).toBe("TOKEN_PAUSED");
});

test.each([
  ["moves without the probe", moves],
  ["does not say why it refuses", revert("execution reverted", "0x")],
])("a token that %s is not known to be safe", async (_, transfer) => {
  expect(await check({ probe: hidden, transfer })).toBe("TOKEN_UNCHECKED");
});

test("a node that can't replace code leaves a token unchecked", async () => {
  const probe = () => {
    throw Object.assign(new Error("too many arguments, want at most 2"), { code: -32_602 });
  };
  expect(await check({ probe, transfer: moves })).toBe("TOKEN_UNCHECKED");
});
