import { parseArgs } from "node:util";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { openKeystore } from "@canopy/server/transaction-sender/keystore";
import { isHex, type PrivateKeyAccount } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { type NetworkName, networkNames } from "./networks.ts";

const usage = (
  command: string,
) => `npm run ${command} -- --network ${networkNames.join("|")} --rpc URL --plan FILE
  [--execute]          send the transactions; without it they are only rehearsed on a copy of the chain
  [--record FILE]      where an execution notes each step (the plan file's name with .record.json)
  [--confirmations N]  blocks on top of a transaction's own before the next is sent (20)
The key for --execute: DEPLOYER_KEY, or DEPLOYER_KEYSTORE with DEPLOYER_PASSWORD or DEPLOYER_PASSWORD_FILE.`;

export interface Options {
  network: NetworkName;
  rpcUrl: string;
  planPath: string;
  recordPath: string;
  execute: boolean;
  confirmations: bigint;
}

/**
 * @param command that the usage names
 * @throws OperatorError with the error and the usage
 */
export function readOptions(args: readonly string[], command = "deploy:contracts"): Options {
  const refuse: (reason: string) => never = (reason) => {
    throw new OperatorError(`${reason}\n\n${usage(command)}`);
  };
  const { network: given, rpc, plan, record, execute, confirmations } = parse(args, refuse);
  const network =
    networkNames.find((name) => name === given) ?? refuse(`--network must be ${networkNames.join(" or ")}`);
  if (rpc === undefined || !URL.canParse(rpc) || !/^https?:$/.test(new URL(rpc).protocol))
    refuse("--rpc must be a node's URL that starts with http:// or https://");
  if (plan === undefined) refuse("--plan must be the reviewed plan file");
  if (!/^\d{1,4}$/.test(confirmations)) refuse("--confirmations must be a whole number up to 9999");
  return {
    network,
    rpcUrl: rpc,
    planPath: plan,
    recordPath: record ?? plan.replace(/(\.json)?$/, ".record.json"),
    execute,
    confirmations: BigInt(confirmations),
  };
}

function parse(args: readonly string[], refuse: (reason: string) => never) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        network: { type: "string" },
        rpc: { type: "string" },
        plan: { type: "string" },
        record: { type: "string" },
        execute: { type: "boolean", default: false },
        confirmations: { type: "string", default: "20" },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The account of the key in the environment.
 *
 * @throws OperatorError
 */
export async function openDeployer(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<PrivateKeyAccount> {
  const {
    DEPLOYER_KEY: key = "",
    DEPLOYER_KEYSTORE: keystore = "",
    DEPLOYER_PASSWORD: text = "",
    DEPLOYER_PASSWORD_FILE: file = "",
  } = environment;
  if ((key === "") === (keystore === ""))
    throw new OperatorError(
      "--execute needs DEPLOYER_KEY or DEPLOYER_KEYSTORE in the environment. Set one of the two.",
    );
  if (keystore !== "") {
    if ((text === "") === (file === ""))
      throw new OperatorError(
        "DEPLOYER_KEYSTORE needs DEPLOYER_PASSWORD or DEPLOYER_PASSWORD_FILE. Set one of the two.",
      );
    return openKeystore(keystore, file === "" ? { text } : { file }, "DEPLOYER");
  }
  if (isHex(key) && key.length === 66) return privateKeyToAccount(key);
  throw new OperatorError("DEPLOYER_KEY must be a private key, 0x and 64 hexadecimal digits.");
}
