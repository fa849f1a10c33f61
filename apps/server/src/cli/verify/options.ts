import { parseArgs } from "node:util";
import { type Address, getAddress, isAddress } from "viem";
import { Problem } from "../../lib/problem.ts";

/** Members that are compared when nothing else is said. */
const SAMPLE = 200;

export const usage = `npm run verify -- --rpc URL --plan ADDRESS [--plus ADDRESS]
  [--database URL | --data-dir FOLDER]  check a server's index; without it the index is made anew from the events
  [--sample N | --all]                  how many members of each plan (${SAMPLE}); rounds and months always all
  [--plan-block N]                      the block of the plan's deployment; without it, it is looked for
  [--block N]                           compare after this block instead of the newest (not with a server's index)`;

/** What to compare with what. */
export interface Options {
  rpcUrl: string;
  plan: Address;
  plus: Address | null;
  /** A server's database; null to make the index anew. */
  index: { url: string } | { folder: string } | null;
  /** Members of each plan. */
  sample: number;
  planBlock: bigint | null;
  block: bigint | null;
}

/**
 * Reads the command line.
 *
 * @throws Problem that says what is wrong, and how the command is used
 */
export function readOptions(args: readonly string[]): Options {
  const given = parse(args);
  if (given.database !== undefined && given["data-dir"] !== undefined)
    refuse("--database or --data-dir, not both");
  if (given.all && given.sample !== undefined) refuse("--sample or --all, not both");
  const index =
    given.database !== undefined
      ? { url: given.database }
      : given["data-dir"] !== undefined
        ? { folder: given["data-dir"] }
        : null;
  if (index !== null && given.block !== undefined) {
    refuse("--block goes with an index made anew: a server's index is compared after its own newest block");
  }
  return {
    rpcUrl: urlIn("--rpc", given.rpc),
    plan: addressIn("--plan", given.plan),
    plus: given.plus === undefined ? null : addressIn("--plus", given.plus),
    index,
    sample: given.all ? Number.POSITIVE_INFINITY : Number(numberIn("--sample", given.sample) ?? SAMPLE),
    planBlock: numberIn("--plan-block", given["plan-block"]),
    block: numberIn("--block", given.block),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        rpc: { type: "string" },
        plan: { type: "string" },
        plus: { type: "string" },
        database: { type: "string" },
        "data-dir": { type: "string" },
        sample: { type: "string" },
        all: { type: "boolean", default: false },
        "plan-block": { type: "string" },
        block: { type: "string" },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function urlIn(name: string, text: string | undefined): string {
  if (text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  return refuse(`${name} must be a node's URL that starts with http:// or https://`);
}

function addressIn(name: string, text: string | undefined): Address {
  if (text !== undefined && isAddress(text, { strict: false })) return getAddress(text);
  return refuse(`${name} must be an address, 0x and 40 hexadecimal digits`);
}

function numberIn(name: string, text: string | undefined): bigint | null {
  if (text === undefined) return null;
  return /^\d{1,15}$/.test(text) ? BigInt(text) : refuse(`${name} must be a whole number`);
}

function refuse(reason: string): never {
  throw new Problem(`${reason}\n\n${usage}`);
}
