import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Hex, isHex } from "viem";
import { z } from "zod";
import { readArtifact } from "../contracts/artifacts.ts";

const require = createRequire(import.meta.url);

/** What npm has compiled. The local chain runs the same code as Polygon, except that its Algebra is newer than QuickSwap's. */
const npmArtifacts = {
  uniswapFactory: require.resolve(
    "@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json",
  ),
  uniswapRouter: require.resolve("@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json"),
  uniswapQuoter: require.resolve("@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json"),
  uniswapPositions: require.resolve(
    "@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json",
  ),
  quickswapPoolDeployer: require.resolve(
    "@cryptoalgebra/core/artifacts/contracts/AlgebraPoolDeployer.sol/AlgebraPoolDeployer.json",
  ),
  quickswapFactory: require.resolve(
    "@cryptoalgebra/core/artifacts/contracts/AlgebraFactory.sol/AlgebraFactory.json",
  ),
  quickswapRouter: require.resolve(
    "@cryptoalgebra/periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json",
  ),
  quickswapQuoter: require.resolve(
    "@cryptoalgebra/periphery/artifacts/contracts/lens/Quoter.sol/Quoter.json",
  ),
  quickswapPositions: require.resolve(
    "@cryptoalgebra/periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json",
  ),
};

type NpmContract = keyof typeof npmArtifacts;

/** Creation code of the local exchange. */
export interface ExchangeCode extends Record<NpmContract, Hex> {
  wpol: Hex;
  /** A test token with any name and decimals. */
  token: Hex;
  usdt: Hex;
  feed: Hex;
  multicall: Hex;
}

/**
 * Reads the creation code of the local exchange.
 *
 * @throws when the contracts were not compiled
 */
export async function readExchangeCode(): Promise<ExchangeCode> {
  const [wpol, token, usdt, feed] = await Promise.all([
    readArtifact("MockWpol"),
    readArtifact("MockToken"),
    readArtifact("MockUsdt"),
    readArtifact("MockFeed"),
  ]);
  return {
    ...{ wpol, token, usdt, feed, multicall: readMulticall() },
    uniswapFactory: await readNpm("uniswapFactory"),
    uniswapRouter: await readNpm("uniswapRouter"),
    uniswapQuoter: await readNpm("uniswapQuoter"),
    uniswapPositions: await readNpm("uniswapPositions"),
    quickswapPoolDeployer: await readNpm("quickswapPoolDeployer"),
    quickswapFactory: await readNpm("quickswapFactory"),
    quickswapRouter: await readNpm("quickswapRouter"),
    quickswapQuoter: await readNpm("quickswapQuoter"),
    quickswapPositions: await readNpm("quickswapPositions"),
  };
}

const codeSchema = z.custom<Hex>((value) => isHex(value) && value.length > 2);
const artifactSchema = z.object({ bytecode: codeSchema });

async function readNpm(contract: NpmContract): Promise<Hex> {
  return artifactSchema.parse(JSON.parse(await readFile(npmArtifacts[contract], "utf8"))).bytecode;
}

const viemSchema = z.object({ multicall3Bytecode: codeSchema });

/** Multicall3 as viem ships it, for chains without the contract. viem does not export it. */
function readMulticall(): Hex {
  const constants: unknown = require(join(dirname(require.resolve("viem")), "constants", "contracts.js"));
  return viemSchema.parse(constants).multicall3Bytecode;
}
