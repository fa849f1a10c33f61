import * as z from "zod/mini";
import { described } from "../described.ts";
import { addressSchema, amountSchema } from "./primitives.ts";

/** GET /config: chain and addresses of the plan, so that a browser needs to trust this server for nothing else. */
export const configDataSchema = described(
  z.object({
    chainId: z.int(),
    chainName: z.string(),
    rpcUrl: z.url(),
    explorerUrl: z.nullable(z.url()),
    plan: addressSchema,
    plus: z.nullable(addressSchema),
    vaultFactory: described(
      z.nullable(addressSchema),
      "Creates the vaults in which rules trade. Null where there is none",
    ),
    unitUSD: described(amountSchema, "USD (18 decimals) of one unit"),
    plusUnitUSD: described(z.nullable(amountSchema), "The same for Plus"),
    maximumUnits: z.int(),
    opensAt: z.iso.datetime(),
    commons: described(addressSchema, "Gets the commons share of every round, and what rank shares leave"),
    plusCommons: described(z.nullable(addressSchema), "The same for Plus"),
    walletConnectProjectId: described(
      z.nullable(z.string()),
      "The operator's project id at WalletConnect. Without one the site does not offer it",
    ),
    chatKeepDays: described(z.int(), "Days after its last message that a conversation with the chat is kept"),
  }),
  { id: "ConfigData" },
);
export type ConfigData = z.infer<typeof configDataSchema>;
