/** `npm run deploy:vaults`: see docs/deploying.md. */
import { compileContracts } from "@canopy/dev/contracts/compile";
import { findExchange } from "@canopy/swap/deployments";
import { networks } from "../networks.ts";
import { openDeployer, readOptions } from "../options.ts";
import { deployVaults } from "../vault/deploy.ts";

const interruption = new AbortController();
// Ctrl-C is safe: compilation has no effect on the chain, and the record resumes a deployment.
process.once("SIGINT", () => {
  interruption.abort();
  process.exit(130);
});

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const options = readOptions(process.argv.slice(2), "deploy:vaults");
  if (findExchange(networks[options.network].chainId) === null) {
    say(
      `${options.network} has no exchange in which a rule could trade, so it gets no vaults. Nothing was done.`,
    );
  } else {
    const account = options.execute ? await openDeployer(process.env) : null;
    await compileContracts(interruption.signal);
    await deployVaults(options, account, say);
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`\n${toMessage(error)}\n`);
}

/** Removes the node's URL, which can contain a key, from viem's errors. */
function toMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/https?:\/\/\S+/g, "(the node's URL)");
}
