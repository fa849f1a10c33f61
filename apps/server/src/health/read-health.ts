import type { healthDataSchema } from "@canopy/shared/api/health";
import type { z } from "zod";
import type { Services } from "../services.ts";

/** Milliseconds after which a part counts as not answering. */
const PATIENCE = 2_000;

/** How the parts are. Never fails: a part that does not answer is what this is for. */
export async function readHealth({
  database,
  chain,
}: Pick<Services, "database" | "chain">): Promise<z.infer<typeof healthDataSchema>> {
  const [checkpoint, chainBlock] = await Promise.all([
    answerOf(
      database
        .selectFrom("index_checkpoint")
        .select(["block_number", "halted"])
        .executeTakeFirst()
        .then((row) => row ?? null),
    ),
    answerOf(chain.getBlockNumber()),
  ]);
  const indexed = checkpoint != null && checkpoint.halted === null;
  return {
    status: indexed && chainBlock !== undefined ? "ok" : "degraded",
    database: checkpoint !== undefined,
    node: chainBlock !== undefined,
    indexedBlock: checkpoint?.block_number.toString() ?? null,
    chainBlock: chainBlock?.toString() ?? null,
  };
}

/** What a part answered; undefined when it failed or took too long. */
async function answerOf<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  const early = answer.catch(() => undefined);
  try {
    return await Promise.race([early, late]);
  } finally {
    clearTimeout(timer);
  }
}
