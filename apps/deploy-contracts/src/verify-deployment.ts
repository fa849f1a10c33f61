/** `npm run verify:deployment`: see docs/deploying.md. */
import { compileContracts } from "@canopy/dev/contracts/compile";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { BaseError, createPublicClient, http } from "viem";
import { readBuild } from "./build.ts";
import { readPlanFile } from "./plan-file.ts";
import { readVerifyOptions } from "./verify-options.ts";
import { verifyPublished } from "./verify-published.ts";

const TIMEOUT = 60_000;

/** Exit code 0: no difference; 1: differences; 2: nothing could be compared. */
async function main(): Promise<number> {
  try {
    const { rpcUrl, plan, plus, parametersPath } = readVerifyOptions(process.argv.slice(2));
    const file = parametersPath === null ? null : (await readPlanFile(parametersPath)).plan;
    await compileContracts(new AbortController().signal);
    const client = createPublicClient({ transport: http(rpcUrl, { timeout: TIMEOUT }), cacheTime: 0 });
    const { lines, differences } = await verifyPublished({ client, plan, plus, file }, await readBuild());
    const verdict =
      differences.length > 0
        ? ["", "Different:", ...differences.map((difference) => `  ${difference}`)]
        : [
            "",
            "The code of the plans and of their views equals the published source, with these terms.",
            file === null
              ? "Compare the terms with the reviewed ones, or pass the reviewed file with --parameters."
              : "The constructor's arguments equal the reviewed file.",
          ];
    process.stdout.write(`${[...lines, ...verdict].join("\n")}\n`);
    return differences.length > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`Not verified: ${toReason(error)}\n`);
    return 2;
  }
}

function toReason(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  // viem's full message contains the URL of the node, often with a key.
  if (error instanceof BaseError) return `${error.shortMessage} Check the node of --rpc.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

process.exitCode = await main();
