/** `npm run deploy:contracts`: see docs/deploying.md. */
import { compileContracts } from "@canopy/dev/contracts/compile";
import { deploy } from "../deploy.ts";
import { openDeployer, readOptions } from "../options.ts";

const interruption = new AbortController();
// Ctrl-C is safe: compilation has no effect on the chain, and the record resumes a deployment.
process.once("SIGINT", () => {
  interruption.abort();
  process.exit(130);
});

try {
  const options = readOptions(process.argv.slice(2));
  const account = options.execute ? await openDeployer(process.env) : null;
  await compileContracts(interruption.signal);
  await deploy(options, account, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`\n${toMessage(error)}\n`);
}

/** Removes the node's URL, which can contain a key, from viem's errors. */
function toMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/https?:\/\/\S+/g, "(the node's URL)");
}
