import { RulesContradictedError } from "../../indexer/derive/errors.ts";
import { describeVerdict } from "./describe-verdict.ts";
import { readOptions, usage } from "./options.ts";
import { toReason, verify } from "./verify.ts";

/** Exit code 0: no difference; 1: differences; 2: the check failed. */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  try {
    const verdict = await verify(readOptions(args));
    process.stdout.write(`${describeVerdict(verdict)}\n`);
    return verdict.differences.length === 0 ? 0 : 1;
  } catch (error) {
    // A round that contradicts its entries is a difference, although it stops the rebuild.
    if (error instanceof RulesContradictedError) {
      process.stdout.write(`${error.message}\n`);
      return 1;
    }
    process.stderr.write(`Not checked: ${toReason(error)}\n`);
    return 2;
  }
}

process.exitCode = await main();
