import { type Address, getAddress, isAddress } from "viem";
import { z } from "zod";
import { OperatorError } from "../lib/operator-error.ts";
import { type BotsConfig, botsVariables, readBotsConfig, refuseBotsContradictions } from "./bots.ts";
import { type ChatConfig, chatVariables, readChatConfig } from "./chat.ts";
import { refuseModelContradictions } from "./chat-model.ts";
import { type DatabaseConfig, databaseVariables, readDatabaseConfig } from "./database.ts";
import {
  type KeeperConfig,
  keeperVariables,
  readKeeperConfig,
  refuseKeeperContradictions,
} from "./keeper.ts";
import { type MailConfig, mailVariables, readMailConfig, requireMailAddresses } from "./mail.ts";
import { type MarketsConfig, marketsVariables, readMarketsConfig, refuseTwoSources } from "./markets.ts";
import { type MetricsConfig, metricsVariables, readMetricsConfig } from "./metrics.ts";
import { type ReadyConfig, readReadyConfig, readyVariables } from "./readiness.ts";
import { readTracingConfig, type TracingConfig, tracingVariables } from "./tracing.ts";
import {
  describeIssues,
  list,
  originText,
  readOrigin,
  secretUrl,
  secretUrls,
  variable,
  wholeNumber,
} from "./variable.ts";

/** The configuration of a server. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly database: DatabaseConfig;
  readonly chain: ChainConfig;
  readonly ready: ReadyConfig;
  readonly metrics: MetricsConfig;
  readonly tracing: TracingConfig;
  /** Where browsers find the site, without a slash at the end. Sign-in messages are bound to it. */
  readonly publicOrigin: string;
  readonly siteFolder: string;
  readonly logLevel: LogLevel;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Addresses of proxies whose X-Forwarded-For the server trusts. */
  readonly trustedProxies: readonly string[];
  /** Requests per minute from one address: to the whole API, and to each sign-in endpoint. */
  readonly requestsPerMinute: number;
  readonly signInsPerMinute: number;
  /** Who may read the tree as a whole: all visitors (`public`), or members their own seat and those below it (`own`). */
  readonly treeAccess: TreeAccess;
  readonly mail: MailConfig;
  readonly keeper: KeeperConfig;
  readonly bots: BotsConfig;
  readonly markets: MarketsConfig;
  readonly chat: ChatConfig;
  /** The operator's project id at WalletConnect. Every visitor can read it. */
  readonly walletConnectProjectId: string | null;
  /** A service that locates the network address in place of `{ip}`; null without one. */
  readonly countryServiceUrl: string | null;
}

export interface ChainConfig {
  readonly id: number;
  /** The nodes that the server uses, in order of preference. */
  readonly rpcUrls: readonly [string, ...string[]];
  /** Milliseconds without a new block after which figures count as stale; null: never. */
  readonly staleAfter: number | null;
  /** The node that browsers use. Every visitor can read it. */
  readonly publicRpcUrl: string;
  readonly explorerUrl: string | null;
  readonly plan: Address;
  readonly plus: Address | null;
  /** The block of the plan's deployment, where the index starts. */
  readonly planBlock: bigint;
  /** Creates vaults. Null on a chain without an exchange, such as Polygon Amoy. */
  readonly vaultFactory: Address | null;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

const treeAccesses = ["public", "own"] as const;
export type TreeAccess = (typeof treeAccesses)[number];

const address = () =>
  variable("an address, 0x and 40 hexadecimal digits", (text) =>
    isAddress(text, { strict: false }) ? getAddress(text) : undefined,
  );

const variables = z.object({
  HOST: variable("an address of this machine, such as 127.0.0.1", (text) => text).default("127.0.0.1"),
  PORT: wholeNumber(1, 65_535).default(4400),
  ...databaseVariables,
  ...readyVariables,
  ...metricsVariables,
  ...tracingVariables,
  RPC_URL: secretUrl("http:", "https:"),
  RPC_URLS: secretUrls("http:", "https:").default([]),
  STALE_AFTER_SECONDS: wholeNumber(0, 86_400).optional(),
  PUBLIC_RPC_URL: secretUrl("http:", "https:").optional(),
  CHAIN_ID: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  PLAN_ADDRESS: address(),
  PLUS_ADDRESS: address().optional(),
  PLAN_BLOCK: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
  VAULT_FACTORY_ADDRESS: address().optional(),
  EXPLORER_URL: secretUrl("http:", "https:").optional(),
  WALLETCONNECT_PROJECT_ID: variable("a project id of 32 hexadecimal digits", (text) =>
    /^[0-9a-f]{32}$/.test(text) ? text : undefined,
  ).optional(),
  PUBLIC_ORIGIN: variable(originText, readOrigin).optional(),
  SITE_DIR: variable("a folder", (text) => text).default("apps/web/build/client"),
  LOG_LEVEL: variable(`one of ${logLevels.join(", ")}`, (text) =>
    logLevels.find((level) => level === text),
  ).default("info"),
  CORS_ORIGINS: variable(`a list of origins separated by commas, each ${originText}`, (text) =>
    list(text).every((part) => readOrigin(part) !== undefined) ? list(text) : undefined,
  ).default([]),
  TRUSTED_PROXIES: variable(
    "a list of addresses or networks separated by commas, such as 10.0.0.0/8",
    (text) => (list(text).every(isNetwork) ? list(text) : undefined),
  ).default([]),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(1_200),
  SIGN_INS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  TREE_ACCESS: variable(`one of ${treeAccesses.join(", ")}`, (text) =>
    treeAccesses.find((access) => access === text),
  ).default("own"),
  ...mailVariables,
  COUNTRY_SERVICE_URL: variable(
    "an http:// or https:// URL with {ip} where the address goes",
    (text) => {
      const example = text.replace("{ip}", "192.0.2.1");
      return example !== text && URL.canParse(example) && /^https?:/.test(example) ? text : undefined;
    },
    { isSecret: true },
  ).optional(),
  ...keeperVariables,
  ...botsVariables,
  ...marketsVariables,
  ...chatVariables,
});

/** The local chain, whose node has no key and mines only when there is a transaction. */
const LOCAL_CHAIN_ID = 31_337;
/** Seconds: several missed blocks of Polygon, and longer than a failover. */
const STALE_AFTER = 180;

function toStaleAfter(seconds: number | undefined, chainId: number): number | null {
  const limit = seconds ?? (chainId === LOCAL_CHAIN_ID ? 0 : STALE_AFTER);
  return limit === 0 ? null : limit * 1_000;
}

const environmentSchema = variables
  .refine(
    ({ CHAIN_ID, PUBLIC_RPC_URL }) =>
      PUBLIC_RPC_URL !== undefined || CHAIN_ID === undefined || CHAIN_ID === LOCAL_CHAIN_ID,
    {
      path: ["PUBLIC_RPC_URL"],
      error:
        "is missing. Set it to the URL of the node that browsers use. RPC_URL is not used as the default, because every visitor could read its key.",
      // Reported together with all other errors; a wrong CHAIN_ID is undefined here.
      when: () => true,
    },
  )
  .superRefine(requireMailAddresses)
  .superRefine(refuseKeeperContradictions)
  .superRefine(refuseBotsContradictions)
  .superRefine(refuseModelContradictions)
  .superRefine(refuseTwoSources);

function isNetwork(text: string): boolean {
  const [host = "", bits, ...rest] = text.split("/");
  const version = /^[\d.]+$/.test(host) ? z.ipv4() : z.ipv6();
  const most = host.includes(":") ? 128 : 32;
  const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return rest.length === 0 && bitsFit && version.safeParse(host).success;
}

/**
 * Reads the environment. An empty variable counts as not set.
 *
 * @throws OperatorError that names each wrong variable and its allowed values
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new OperatorError(describeIssues(parsed.error));
  }
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.PORT,
    database: readDatabaseConfig(env),
    ready: readReadyConfig(env),
    metrics: readMetricsConfig(env),
    tracing: readTracingConfig(env),
    chain: {
      id: env.CHAIN_ID,
      rpcUrls: [env.RPC_URL, ...env.RPC_URLS.filter((url) => url !== env.RPC_URL)],
      staleAfter: toStaleAfter(env.STALE_AFTER_SECONDS, env.CHAIN_ID),
      publicRpcUrl: env.PUBLIC_RPC_URL ?? env.RPC_URL,
      explorerUrl: env.EXPLORER_URL ?? null,
      plan: env.PLAN_ADDRESS,
      plus: env.PLUS_ADDRESS ?? null,
      planBlock: BigInt(env.PLAN_BLOCK),
      vaultFactory: env.VAULT_FACTORY_ADDRESS ?? null,
    },
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://127.0.0.1:${env.PORT}`,
    siteFolder: env.SITE_DIR,
    logLevel: env.LOG_LEVEL,
    corsOrigins: env.CORS_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    signInsPerMinute: env.SIGN_INS_PER_MINUTE,
    treeAccess: env.TREE_ACCESS,
    mail: readMailConfig(env, env.DATA_DIR),
    keeper: readKeeperConfig(env),
    bots: readBotsConfig(env),
    markets: readMarketsConfig(env, env.CHAIN_ID),
    chat: readChatConfig(env),
    walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID ?? null,
    countryServiceUrl: env.COUNTRY_SERVICE_URL ?? null,
  };
}
