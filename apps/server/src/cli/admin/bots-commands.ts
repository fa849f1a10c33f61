import { formatEther } from "viem";
import { openVaultKeeper } from "../../bots/run-vaults.ts";
import { explainDue } from "../../bots/vault/explain.ts";
import { readKinds, readRules } from "../../bots/vault/read-rules.ts";
import { connectChain } from "../../chain/client.ts";
import { openSigner } from "../../transaction-sender/keystore.ts";
import type { AdminCommand } from "./command.ts";
import { formatTable } from "./table.ts";

export const botsDue: AdminCommand = {
  name: "bots due",
  summary: "shows each rule of the vaults, and why it waits",
  description: "Reads all vaults and the account of the role bots from the node. Sends nothing.",
  options: {},
  async run({ config, nodes }) {
    const client = connectChain(nodes);
    const keeper = openVaultKeeper(config, client, null);
    if (keeper === null) return "No factory of vaults is configured. Set VAULT_FACTORY_ADDRESS.";
    const rules = await readRules(client, keeper.multicall, [
      ...(await keeper.vaults.update()).owners.keys(),
    ]);
    const kinds = await readKinds(client, keeper.multicall, rules);
    const rows = rules.map(({ vault, id, due, fee }, index) => {
      const kind = kinds[index] ?? "none";
      return [vault, `${id}`, kind, formatEther(fee), explainDue(due, kind)];
    });
    const account = await openSigner(config.bots.signer, "BOTS");
    const table = formatTable(["vault", "rule", "kind", "fee in POL", "state"], rows);
    if (account === null) return `${table}\nNo key for vault rules is configured.`;
    const balance = await client.getBalance({ address: account.address });
    return `${table}\nAccount ${account.address}: ${formatEther(balance)} POL`;
  },
};
