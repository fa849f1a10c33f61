import type { Services } from "../services.ts";

/** Milliseconds after which a part counts as not answering. */
const PATIENCE = 2_000;

/** How the server's parts are. Blocks are null while they are not known. */
export interface State {
  isDatabaseUp: boolean;
  isNodeUp: boolean;
  indexedBlock: bigint | null;
  chainBlock: bigint | null;
  /** Why the index stands still until a person has looked, or null. */
  halted: string | null;
}

/** Looks at all parts at once. Never fails: a part that does not answer is what this is for. */
export async function readState({ database, chain }: Pick<Services, "database" | "chain">): Promise<State> {
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
  return {
    isDatabaseUp: checkpoint !== undefined,
    isNodeUp: chainBlock !== undefined,
    indexedBlock: checkpoint?.block_number ?? null,
    chainBlock: chainBlock ?? null,
    halted: checkpoint?.halted ?? null,
  };
}

/** Blocks that the index is behind the chain; null while either is unknown. */
export function lagOf({ indexedBlock, chainBlock }: State): bigint | null {
  if (indexedBlock === null || chainBlock === null) return null;
  return chainBlock > indexedBlock ? chainBlock - indexedBlock : 0n;
}

/** What a part answered; undefined when it failed or took too long. */
export async function answerOf<Result>(answer: Promise<Result>): Promise<Result | undefined> {
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
