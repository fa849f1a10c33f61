import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { healthDataSchema } from "@canopy/shared/api/health";
import { z } from "zod";
import type { ChainClient } from "./chain/client.ts";

/** anvil reports blocks as final at this depth. The index undoes only blocks that are not final. */
const FINALITY = 64;
const LOOK_EVERY = 500;

/** The index holds blocks that the chain lost, for example when the machine lost power before anvil saved its state. */
export class IndexMismatchError extends OperatorError {
  readonly reason: string;

  constructor(reason: string) {
    super(`The index does not fit the chain: ${reason}. Set CANOPY_HOME to another folder.`);
    this.reason = reason;
  }
}

const responseSchema = z.object({ data: healthDataSchema });

/**
 * Watches the server's index until `signal` is aborted. When the chain is a few blocks behind, it mines that many, so that the
 * indexer sees different blocks and undoes its own.
 *
 * @throws IndexMismatchError when the index cannot follow the chain
 */
export async function findMismatch(origin: string, client: ChainClient, signal: AbortSignal): Promise<never> {
  for (;;) {
    const health = await readHealth(origin, signal);
    if (health?.indexedBlock != null) {
      const missing = Number(BigInt(health.indexedBlock) - (await client.getBlockNumber()));
      if (missing > FINALITY) throw new IndexMismatchError(`it holds ${missing} blocks that the chain lost`);
      if (missing > 0) await client.mine({ blocks: missing + 1 });
      if (health.node && health.status === "degraded") {
        throw new IndexMismatchError(`it cannot follow the chain from block ${health.indexedBlock}`);
      }
    }
    await sleep(LOOK_EVERY, undefined, { signal });
  }
}

/** Undefined while the server does not respond. */
async function readHealth(origin: string, signal: AbortSignal) {
  try {
    const response = await fetch(`${origin}/api/health`, { signal });
    return responseSchema.parse(await response.json()).data;
  } catch {
    return undefined;
  }
}
