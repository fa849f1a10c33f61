import { join } from "node:path";
import type { Hex } from "viem";
import type { DeployedChain } from "./test-chain.ts";

const unlimited = "1000000";

/** The settings of a process without limits for requests. */
export function toEnvironment(
  chain: DeployedChain,
  { database, home, key }: { database: string; home: string; key: Hex },
) {
  return {
    DATABASE_URL: database,
    RPC_URL: chain.rpcUrl,
    CHAIN_ID: "31337",
    PLAN_ADDRESS: chain.plan,
    PLUS_ADDRESS: chain.plus,
    PLAN_BLOCK: String(chain.block),
    PUBLIC_ORIGIN: "http://canopy.example",
    SITE_DIR: "none",
    DATA_DIR: join(home, "db"),
    MAIL_DIR: join(home, "mail"),
    KEEPER_KEY: key,
    REQUESTS_PER_MINUTE: unlimited,
    SIGN_INS_PER_MINUTE: unlimited,
    FORMS_PER_HOUR: unlimited,
    CHAT_PER_MINUTE: unlimited,
    CHAT_ADDRESS_PER_MINUTE: unlimited,
    CHAT_ADDRESS_PER_DAY: unlimited,
  };
}
