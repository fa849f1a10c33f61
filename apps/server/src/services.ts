import type { Logger } from "pino";
import type { ChainClient } from "./chain/client.ts";
import type { NodeGroup } from "./chain/node-group.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/tables.ts";
import type { Metrics } from "./metrics/metrics.ts";

export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly chain: ChainClient;
  /** The nodes that `chain` asks. */
  readonly nodes: NodeGroup;
  readonly log: Logger;
  readonly now: () => Date;
  /** True while this process is stopping. It still answers; load balancers send no new requests. */
  readonly lifecycle: { isStopping: boolean };
  readonly metrics: Metrics;
}
