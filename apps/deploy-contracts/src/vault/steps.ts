import { marketsAbi } from "@canopy/protocol/abi/markets.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { type Address, encodeDeployData, getContractAddress, type Hex, zeroAddress } from "viem";
import type { Step } from "../steps.ts";
import type { VaultBuild } from "./build.ts";
import type { VaultTerms } from "./terms-file.ts";

export interface VaultDeployment {
  steps: readonly Step[];
  markets: Address;
  /** The contract whose code is the list of tokens: `Markets` creates it. */
  list: Address;
  factory: Address;
  /** The code of every vault: the factory creates it. */
  implementation: Address;
}

/**
 * Both transactions of a deployment. Only `firstNonce`, the deployer's next nonce, depends on the chain: addresses follow from
 * it, and the same input gives the same bytes.
 */
export function planVaults(terms: VaultTerms, build: VaultBuild, firstNonce: number): VaultDeployment {
  const from = terms.deployer;
  const markets = getContractAddress({ from, nonce: BigInt(firstNonce) });
  const factory = getContractAddress({ from, nonce: BigInt(firstNonce + 1) });
  const data = creationData(terms, build, markets);
  return {
    steps: [
      { name: "Markets", nonce: firstNonce, to: null, creates: markets, data: data.markets },
      { name: "VaultFactory", nonce: firstNonce + 1, to: null, creates: factory, data: data.factory },
    ],
    markets,
    factory,
    // A contract's first creation has nonce 1 (EIP-161).
    list: getContractAddress({ from: markets, nonce: 1n }),
    implementation: getContractAddress({ from: factory, nonce: 1n }),
  };
}

function creationData(
  terms: VaultTerms,
  build: VaultBuild,
  markets: Address,
): { markets: Hex; factory: Hex } {
  return {
    markets: encodeDeployData({
      abi: marketsAbi,
      bytecode: build.markets.bytecode.object,
      args: [terms.tokens],
    }),
    factory: encodeDeployData({
      abi: vaultFactoryAbi,
      bytecode: build.factory.bytecode.object,
      args: [markets, ...routers(terms)],
    }),
  };
}

/** As the constructor expects them: the zero address means no router. */
function routers({ routers: { uniswap, quickswap } }: VaultTerms): [Address, Address] {
  return [uniswap ?? zeroAddress, quickswap ?? zeroAddress];
}

/** Constructor arguments for block explorers, without 0x. The vault has those of its factory. */
export function encodeArguments(terms: VaultTerms, markets: Address): { markets: string; factory: string } {
  const nothing = "0x00";
  const ofMarkets = encodeDeployData({ abi: marketsAbi, bytecode: nothing, args: [terms.tokens] });
  const ofFactory = encodeDeployData({
    abi: vaultFactoryAbi,
    bytecode: nothing,
    args: [markets, ...routers(terms)],
  });
  return { markets: ofMarkets.slice(nothing.length), factory: ofFactory.slice(nothing.length) };
}
