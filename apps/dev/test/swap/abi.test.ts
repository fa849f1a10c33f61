import { createRequire } from "node:module";
import { algebraFactoryAbi, algebraPoolAbi, uniswapFactoryAbi, uniswapPoolAbi } from "@canopy/swap/abi/pools";
import { algebraQuoterAbi, uniswapQuoterAbi } from "@canopy/swap/abi/quoter";
import { algebraRouterAbi, uniswapRouterAbi } from "@canopy/swap/abi/router";
import { wpolAbi } from "@canopy/swap/abi/wpol";
import { type Abi, type AbiFunction, toFunctionSelector } from "viem";
import { expect, test } from "vitest";
import { z } from "zod";

const require = createRequire(import.meta.url);

interface Parameter {
  name?: string | undefined;
  type: string;
  components?: readonly Parameter[] | undefined;
}
const parameterSchema: z.ZodType<Parameter> = z.object({
  name: z.string(),
  type: z.string(),
  get components() {
    return z.array(parameterSchema).optional();
  },
});
const functionSchema = z.object({
  type: z.literal("function"),
  name: z.string(),
  stateMutability: z.enum(["payable", "nonpayable", "view", "pure"]),
  inputs: z.array(parameterSchema),
  outputs: z.array(parameterSchema),
});
const entrySchema = z.union([
  functionSchema,
  z.object({ type: z.enum(["event", "constructor", "receive", "fallback", "error"]) }),
]);
const artifactSchema = z.object({ abi: z.array(entrySchema) });

const uniswapCore = "@uniswap/v3-core/artifacts/contracts";
const uniswapPeriphery = "@uniswap/v3-periphery/artifacts/contracts";
const algebraCore = "@cryptoalgebra/core/artifacts/contracts";
const algebraPeriphery = "@cryptoalgebra/periphery/artifacts/contracts";

test.each<readonly [string, Abi]>([
  [`${uniswapCore}/UniswapV3Factory.sol/UniswapV3Factory.json`, uniswapFactoryAbi],
  [`${uniswapCore}/UniswapV3Pool.sol/UniswapV3Pool.json`, uniswapPoolAbi],
  [`${uniswapPeriphery}/SwapRouter.sol/SwapRouter.json`, uniswapRouterAbi],
  [`${uniswapPeriphery}/lens/QuoterV2.sol/QuoterV2.json`, uniswapQuoterAbi],
  [`${algebraPeriphery}/interfaces/external/IWNativeToken.sol/IWNativeToken.json`, wpolAbi],
  [`${algebraCore}/AlgebraFactory.sol/AlgebraFactory.json`, algebraFactoryAbi],
  [`${algebraCore}/AlgebraPool.sol/AlgebraPool.json`, algebraPoolAbi],
  [`${algebraPeriphery}/SwapRouter.sol/SwapRouter.json`, algebraRouterAbi],
  [`${algebraPeriphery}/lens/Quoter.sol/Quoter.json`, algebraQuoterAbi],
])("%s has the functions that a swap calls", (path, abi) => {
  const published = artifactSchema.parse(require(path)).abi.filter((entry) => entry.type === "function");
  const ours = abi.filter((entry) => entry.type === "function");
  expect(ours.length).toBeGreaterThan(0);
  for (const own of ours) {
    const selector = toFunctionSelector(own);
    const match = published.find((entry) => toFunctionSelector(entry) === selector);
    expect(match, own.name).toBeDefined();
    expect(own.stateMutability).toBe(match?.stateMutability);
    expect(listStructFields(own.inputs), own.name).toEqual(listStructFields(match?.inputs ?? []));
    // Pools return more than a swap needs.
    const outputs = own.outputs.map(({ type }) => type);
    expect(match?.outputs.slice(0, outputs.length).map(({ type }) => type)).toEqual(outputs);
  }
});

/** The names and types of a struct's fields: their order is the encoding, and a mistaken name would swap two amounts. */
function listStructFields(parameters: AbiFunction["inputs"] | readonly Parameter[]): string[] {
  return parameters.flatMap((parameter) => {
    const components = "components" in parameter ? (parameter.components ?? []) : [];
    return components.map(({ name, type }) => `${type} ${name}`);
  });
}
