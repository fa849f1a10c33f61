import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { wpolAbi } from "@canopy/swap/abi/wpol";
import { findExchange } from "@canopy/swap/deployments";
import { localExchange } from "@canopy/swap/deployments-local";
import { type Address, encodeFunctionData, type Hex, parseAbi, parseEther } from "viem";
import { networks } from "../networks.ts";
import type { ForkClient } from "../rehearse.ts";
import { readWpol } from "./preflight.ts";
import type { VaultDeployment } from "./steps.ts";
import type { VaultTerms } from "./terms-file.ts";

const DCA = 1;
/** Both venues in the order of the contract's `Venue`. */
const venues = ["uniswap", "quickswap"] as const;
const transferAbi = parseAbi(["function transfer(address to, uint256 amount)"]);

/**
 * Trades through each router on the fork: the deployer creates a vault, and its rules sell WPOL for each other token. A router
 * passes when one pair has a pool at the feeds' prices.
 *
 * @throws OperatorError for a router through which nothing trades
 */
export async function tradeOnFork(
  fork: ForkClient,
  terms: VaultTerms,
  { factory }: VaultDeployment,
): Promise<void> {
  const account = terms.deployer;
  const send = async (to: Address, data: Hex, value = 0n) => {
    const hash = await fork.sendTransaction({ account, chain: null, to, data, value });
    return (await fork.waitForTransactionReceipt({ hash })).status === "success";
  };
  const wpol = await findWpol(fork, terms);
  const numbers = terms.tokens.map((_, index) => index + 1);
  const tokenIn = terms.tokens.findIndex(({ token }) => token === wpol) + 1;
  const vault = await fork.readContract({
    address: factory,
    abi: vaultFactoryAbi,
    functionName: "vaultOf",
    args: [account],
  });
  await send(factory, encodeFunctionData({ abi: vaultFactoryAbi, functionName: "create" }));
  await send(wpol, encodeFunctionData({ abi: wpolAbi, functionName: "deposit" }), parseEther("1000"));
  await send(
    wpol,
    encodeFunctionData({ abi: transferAbi, functionName: "transfer", args: [vault, parseEther("1000")] }),
  );
  const caps = [1_000_000_000n, 1_000_000_000n] as const;
  await send(vault, encodeFunctionData({ abi: vaultAbi, functionName: "setCaps", args: caps }));
  for (const [venue, name] of venues.entries()) {
    if (terms.routers[name] === null) continue;
    let hasTraded = false;
    for (const tokenOut of numbers.filter((number) => number !== tokenIn)) {
      for (const poolFee of feeTiers(terms, name)) {
        if (!hasTraded) hasTraded = await trade(tokenOut, venue, poolFee);
      }
    }
    if (!hasTraded)
      throw new OperatorError(
        `No rule trades WPOL through the router of ${name} (${terms.routers[name]}). Check the router.`,
      );
  }

  async function trade(tokenOut: number, venue: number, poolFee: number): Promise<boolean> {
    const rule = {
      ...{ kind: DCA, tokenIn, tokenOut, venue, slippage: 300, interval: 60, notBefore: 0, expiry: 0 },
      ...{ left: 1, flipped: false, lastPrice: 0n, amount: parseEther("20"), fee: 0n },
      ...{ poolFee, via: 0, viaFee: 0, trigger: 0n, second: 0n },
    };
    await send(vault, encodeFunctionData({ abi: vaultAbi, functionName: "setRule", args: [0n, rule] }));
    const data = encodeFunctionData({ abi: vaultAbi, functionName: "execute", args: [1n] });
    const works = await fork.call({ account, to: vault, data }).then(
      () => true,
      () => false,
    );
    if (works) return send(vault, data);
    await send(vault, encodeFunctionData({ abi: vaultAbi, functionName: "removeRule", args: [1n] }));
    return false;
  }
}

function feeTiers({ network }: VaultTerms, name: (typeof venues)[number]): readonly number[] {
  const { venues: listed } = findExchange(networks[network].chainId) ?? localExchange;
  const tiers = listed.find((venue) => venue.name === name)?.feeTiers ?? [];
  return tiers.length === 0 ? [0] : tiers;
}

function findWpol(fork: ForkClient, { routers: { uniswap, quickswap } }: VaultTerms): Promise<Address> {
  if (uniswap !== null) return readWpol(fork, "Uniswap", uniswap);
  if (quickswap !== null) return readWpol(fork, "QuickSwap", quickswap);
  throw new Error("The terms have no router");
}
