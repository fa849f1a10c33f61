import { OperatorError } from "@canopy/server/lib/operator-error";
import { BaseError } from "viem";

/** What a command prints that compares contracts. Exit code 0: no difference; 1: differences; 2: nothing could be compared. */
export interface Verdict {
  code: 0 | 1 | 2;
  output: string;
}

/** Compares, and says why if that fails. */
export async function judge(compare: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await compare();
  } catch (error) {
    return { code: 2, output: `Not verified: ${toReason(error)}` };
  }
}

/** Prints a verdict as the result of this process. */
export function printVerdict({ code, output }: Verdict): void {
  const stream = code === 2 ? process.stderr : process.stdout;
  stream.write(`${output}\n`);
  process.exitCode = code;
}

function toReason(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  // viem's full message contains the URL of the node, often with a key.
  if (error instanceof BaseError) return `${error.shortMessage} Check the node of --rpc.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
