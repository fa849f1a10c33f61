import { findFoundry } from "@canopy/dev/contracts/foundry";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { freePort } from "@canopy/server/lib/port";
import { spawnGuarded } from "@canopy/server/lib/process/guarded";
import { type Address, concatHex, type Hex, numberToHex, parseEther } from "viem";
import type { Chain } from "../preflight.ts";
import { connectLocal, waitUntilReady } from "../rebuild.ts";
import type { VaultDeployment } from "./steps.ts";
import type { VaultTerms } from "./terms-file.ts";

/**
 * Compares the code on the chain with that of the same deployment on an empty chain, at the same addresses: byte by byte, with
 * immutables, and with the list of tokens, which is code.
 *
 * @returns one sentence per difference
 */
export async function compareVaults(
  client: Pick<Chain, "getCode">,
  terms: VaultTerms,
  deployment: VaultDeployment,
): Promise<string[]> {
  const expected = await rebuild(terms, deployment);
  const differences: string[] = [];
  for (const [name, address, code] of expected) {
    const found = await client.getCode({ address });
    if (found === undefined) differences.push(`${name} at ${address}: no code`);
    else if (found !== code) differences.push(`${name} at ${address}: the code differs from the build's`);
  }
  return differences;
}

type Expected = readonly [name: string, address: Address, code: Hex | undefined];

async function rebuild(terms: VaultTerms, deployment: VaultDeployment): Promise<Expected[]> {
  const port = await freePort();
  const anvil = spawnGuarded(findFoundry("anvil"), [
    ...["--host", "127.0.0.1", "--port", String(port), "--hardfork", "prague", "--silent"],
  ]);
  try {
    const client = connectLocal(port);
    await waitUntilReady(anvil, client);
    const { deployer: account } = terms;
    // `Markets` asks each token and each feed for its decimals, and nothing else.
    for (const { token, feed, decimals, feedDecimals } of terms.tokens) {
      await client.setCode({ address: token, bytecode: codeThatReturns(decimals) });
      await client.setCode({ address: feed, bytecode: codeThatReturns(feedDecimals) });
    }
    await client.impersonateAccount({ address: account });
    await client.setBalance({ address: account, value: parseEther("1000000") });
    await client.setNonce({ address: account, nonce: deployment.steps[0]?.nonce ?? 0 });
    for (const { name, data } of deployment.steps) {
      const hash = await client.sendTransaction({ account, chain: null, data });
      const { status } = await client.waitForTransactionReceipt({ hash });
      if (status !== "success") throw new OperatorError(`The constructor of ${name} refuses these terms.`);
    }
    const { markets, list, factory, implementation } = deployment;
    const contracts = [
      ["Markets", markets],
      ["the list of tokens", list],
      ["VaultFactory", factory],
      ["Vault", implementation],
    ] as const;
    return await Promise.all(
      contracts.map(async ([name, address]) => [name, address, await client.getCode({ address })] as const),
    );
  } finally {
    await anvil.stop();
  }
}

/** Code that answers every call with one small number. */
function codeThatReturns(value: number): Hex {
  // PUSH1 value, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN
  return concatHex(["0x60", numberToHex(value, { size: 1 }), "0x60005260206000f3"]);
}
