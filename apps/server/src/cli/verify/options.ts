import { parseArgs } from "node:util";
import { type Address, getAddress, isAddress } from "viem";
import { OperatorError } from "../../lib/operator-error.ts";

/** The default number of compared members. */
export const SAMPLE = 200;

export const usage = `npm run verify -- --rpc URL --plan ADDRESS [--plus ADDRESS]
  [--database URL | --data-dir FOLDER]  check a server's index; without it the command builds an index from the events
  [--sample N | --all]                  members of each plan to compare (${SAMPLE}); rounds and months are always complete
  [--plan-block N]                      the block of the plan's deployment; without it the command finds it
  [--block N]                           compare after this block instead of the newest (not with a server's index)`;

export interface Options {
  rpcUrl: string;
  plan: Address;
  plus: Address | null;
  /** A server's database; null = build an index. */
  index: { url: string } | { folder: string } | null;
  /** The number of members of each plan. */
  sample: number;
  planBlock: bigint | null;
  block: bigint | null;
}

/**
 * Reads the command line.
 *
 * @throws OperatorError with the error and the usage
 */
export function readOptions(args: readonly string[]): Options {
  const given = parse(args);
  if (given.database !== undefined && given["data-dir"] !== undefined)
    refuse("Pass --database or --data-dir, not both.");
  if (given.all && given.sample !== undefined) refuse("Pass --sample or --all, not both.");
  const index =
    given.database !== undefined
      ? { url: given.database }
      : given["data-dir"] !== undefined
        ? { folder: given["data-dir"] }
        : null;
  if (index !== null && given.block !== undefined) {
    refuse(
      "Remove --block, or --database and --data-dir: a server's index is compared after its newest block.",
    );
  }
  return {
    rpcUrl: readUrl("--rpc", given.rpc),
    plan: readAddress("--plan", given.plan),
    plus: given.plus === undefined ? null : readAddress("--plus", given.plus),
    index,
    sample: given.all ? Number.POSITIVE_INFINITY : Number(readNumber("--sample", given.sample) ?? SAMPLE),
    planBlock: readNumber("--plan-block", given["plan-block"]),
    block: readNumber("--block", given.block),
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

function readUrl(name: string, text: string | undefined): string {
  if (text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  return refuse(`Set ${name} to the URL of a node that starts with http:// or https://.`);
}

function readAddress(name: string, text: string | undefined): Address {
  if (text !== undefined && isAddress(text, { strict: false })) return getAddress(text);
  return refuse(`Set ${name} to an address, 0x and 40 hexadecimal digits.`);
}

function readNumber(name: string, text: string | undefined): bigint | null {
  if (text === undefined) return null;
  return /^\d{1,15}$/.test(text) ? BigInt(text) : refuse(`Set ${name} to a whole number.`);
}

function refuse(reason: string): never {
  throw new OperatorError(`${reason}\n\n${usage}`);
}
