import type { Logger } from "pino";
import type { ChainClient } from "./chain/client.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/tables.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Lifecycle } from "./server/lifecycle.ts";

/** What the endpoints work with. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly chain: ChainClient;
  readonly log: Logger;
  readonly now: () => Date;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
}
