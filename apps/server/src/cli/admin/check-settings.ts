import { connectChain } from "../../chain/client.ts";
import { requireSameSource } from "../../indexer/index-source.ts";
import { openSigner } from "../../transaction-sender/keystore.ts";
import type { AdminCommand } from "./command.ts";

export const settingsCheck: AdminCommand = {
  name: "settings check",
  summary: "checks the variables, the database, the node, the plans and the key",
  description:
    "Reads all variables as the server does, connects to the database (and creates missing tables), asks the node for " +
    "chain and plans, and opens the keys of keeper and bots. Run it before you start the server.",
  options: {},
  async run({ config, open, nodes }) {
    const { chain, keeper, bots } = config;
    await requireSameSource(open.database, connectChain(nodes), chain, { isIndexer: false });
    const signer = await openSigner(keeper.signer);
    const botsSigner = await openSigner(bots.signer, "BOTS");
    return [
      `The settings are complete: chain ${chain.id}, plan ${chain.plan}, site ${config.publicOrigin}.`,
      signer === null ? "No keeper key is configured." : `The keeper's account is ${signer.address}.`,
      ...(botsSigner === null ? [] : [`The account for vault rules is ${botsSigner.address}.`]),
    ].join("\n");
  },
};
