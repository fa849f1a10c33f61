import { parseArgs } from "node:util";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { type Address, getAddress, isAddress } from "viem";

const usage = `npm run verify:deployment -- --rpc URL --plan ADDRESS
  [--plus ADDRESS]     the Plus plan
  [--parameters FILE]  the reviewed plan file; without it the terms are only printed`;

export interface VerifyOptions {
  rpcUrl: string;
  plan: Address;
  plus: Address | null;
  parametersPath: string | null;
}

/** @throws OperatorError with the error and the usage */
export function readVerifyOptions(args: readonly string[]): VerifyOptions {
  const { rpc, plan, plus, parameters } = parse(args);
  if (rpc === undefined || !URL.canParse(rpc) || !/^https?:$/.test(new URL(rpc).protocol))
    refuse("--rpc must be a node's URL that starts with http:// or https://");
  return {
    rpcUrl: rpc,
    plan: readAddress("--plan", plan),
    plus: plus === undefined ? null : readAddress("--plus", plus),
    parametersPath: parameters ?? null,
  };
}

function parse(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args: [...args], options: { rpc: text, plan: text, plus: text, parameters: text } })
      .values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function readAddress(option: string, given: string | undefined): Address {
  if (given === undefined || !isAddress(given)) refuse(`${option} must be the address of a plan`);
  return getAddress(given);
}

function refuse(reason: string): never {
  throw new OperatorError(`${reason}\n\n${usage}`);
}
