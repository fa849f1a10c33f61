import { existsSync } from "node:fs";
import { type Address, formatEther, type PrivateKeyAccount } from "viem";
import { type ChainClient, connectChain } from "../../chain/client.ts";
import type { Config } from "../../config/config.ts";
import { toDutyText } from "../../keeper/due.ts";
import { createPlanDuties } from "../../keeper/plan-duties.ts";
import { draftKey, type KeyFiles, replaceKey, toArchiveName } from "../../keeper/rotate-key.ts";
import { sendRest } from "../../keeper/send-rest.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { openKeystore, openSigner } from "../../transaction-sender/keystore.ts";
import type { AdminCommand, AdminContext } from "./command.ts";
import { holdRole } from "./hold-role.ts";
import { formatTable } from "./table.ts";

export const keeperDue: AdminCommand = {
  name: "keeper due",
  summary: "shows what the keeper has to do, and its balance",
  description: "Reads both plans and the keeper's account from the node. Sends nothing.",
  options: {},
  async run(context) {
    const client = connectChain(context.nodes);
    const rows: string[][] = [];
    for (const plan of listPlans(context, client)) {
      const { due, claimants, roundsBehind } = await plan.look(true);
      for (const duty of due) rows.push([plan.name, toDutyText(duty), `${claimants}`, `${roundsBehind}`]);
    }
    const account = await openSigner(context.config.keeper.signer);
    const duties = formatTable(["plan", "due", "members with a rank", "rounds behind"], rows);
    return `${duties}\n${await describeAccount(client, account)}`;
  },
};

async function describeAccount(client: ChainClient, account: PrivateKeyAccount | null): Promise<string> {
  if (account === null) return "No keeper key is configured.";
  const { address } = account;
  return `Account ${address}: ${formatEther(await client.getBalance({ address }))} POL`;
}

function listPlans({ config, open }: AdminContext, client: ChainClient) {
  const { plan, plus, planBlock } = config.chain;
  const shared = { client, database: open.database, planBlock, member: config.keeper.member };
  const options = { ...shared, indexGrace: 0, rankInterval: 0 };
  const core = createPlanDuties({ ...options, plan: "core", address: plan });
  return plus === null ? [core] : [core, createPlanDuties({ ...options, plan: "plus", address: plus })];
}

export const keeperRotateKey: AdminCommand = {
  name: "keeper rotate-key",
  summary: "creates the keeper's key, or replaces it and moves its POL",
  description:
    "Stop the keeper first. The command creates a key, sends the POL of the current account to it, and replaces the files " +
    "of KEEPER_KEYSTORE and KEEPER_PASSWORD_FILE. The previous files stay next to them, with the address in their names. " +
    "Without a current key it only creates one. Start the keeper afterwards.",
  options: { "keep-funds": { help: "leave the POL on the current account, for example without a node" } },
  async run(context, options) {
    const files = readKeyFiles(context.config);
    return holdRole(context.open.url, "keeper", () => rotate(context, files, options["keep-funds"] !== true));
  },
};

async function rotate(context: AdminContext, files: KeyFiles, movesFunds: boolean): Promise<string> {
  const present = existsSync(files.keystore)
    ? await openKeystore(files.keystore, { file: files.password })
    : null;
  const address = await draftKey(files);
  const lines = [`The keeper's new account is ${address}.`];
  if (present === null) lines.push("Send POL to it.");
  else if (movesFunds) lines.push(await moveFunds(context, present, address));
  else lines.push(`The POL stays on ${present.address}.`);
  await replaceKey(files, present?.address ?? null);
  if (present !== null)
    lines.push(`The previous key is in ${toArchiveName(files.keystore, present.address)}.`);
  return [...lines, "Start the keeper: systemctl restart canopy-keeper"].join("\n");
}

async function moveFunds(
  { config, nodes }: AdminContext,
  from: PrivateKeyAccount,
  to: Address,
): Promise<string> {
  const sent = await sendRest(connectChain(nodes), config.chain.id, from, to);
  return sent === 0n
    ? `${from.address} has no POL to send. Send POL to the new account.`
    : `${formatEther(sent)} POL moved from ${from.address}.`;
}

/** The key may be missing, so that the first one can be created. */
function readKeyFiles({ keeper: { signer } }: Config): KeyFiles {
  if (signer.kind === "keystore" && "file" in signer.password)
    return { keystore: signer.file, password: signer.password.file };
  throw new OperatorError(
    "The key is not in files. Set KEEPER_KEYSTORE and KEEPER_PASSWORD_FILE to the files that the command may replace.",
  );
}
