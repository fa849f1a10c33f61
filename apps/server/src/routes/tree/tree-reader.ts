import type { SectionName } from "@canopy/protocol/tree-format/snapshot";
import type { TreeRound } from "./find-tree-round.ts";
import { startTreeThread, type TreeThread } from "./start-tree-thread.ts";
import { type TreeFiles, toKey } from "./tree-files.ts";
import { createTreeMemory, type TreeQuery, type TreeResult } from "./tree-memory.ts";

/** Below it, decoding takes less time than starting a thread, some milliseconds. */
const THREAD_FROM = 20_000;
/** Milliseconds without a query after which the thread ends, which frees its memory. */
const IDLE = 600_000;

export type TreeReader = ReturnType<typeof createTreeReader>;

/** Answers queries about stored trees. Large ones are decoded in a thread, so that other requests don't wait. */
export function createTreeReader(files: TreeFiles, { threadFrom = THREAD_FROM, idle = IDLE } = {}) {
  const memory = createTreeMemory();
  let thread: TreeThread | undefined;
  let end: NodeJS.Timeout | undefined;

  function getThread(): TreeThread {
    const used = thread ?? startTreeThread(() => (thread = thread === used ? undefined : thread));
    thread = used;
    clearTimeout(end);
    end = setTimeout(stop, idle).unref();
    return used;
  }

  async function stop(): Promise<void> {
    clearTimeout(end);
    const ended = thread;
    thread = undefined;
    await ended?.end();
  }

  async function askThread(tree: TreeRound, query: TreeQuery): Promise<TreeResult> {
    const key = toKey(tree);
    const known = await getThread().ask(key, query);
    if (known !== "missing") return known;
    const file = await files.read(tree);
    const answer = await getThread().ask(key, query, file);
    if (answer === "missing") throw new Error(`The thread that slices trees did not keep ${key}`);
    return answer;
  }

  async function askMemory(tree: TreeRound, query: TreeQuery): Promise<TreeResult> {
    const key = toKey(tree);
    if (!memory.has(key)) memory.load(key, await files.read(tree));
    return memory.query(key, query);
  }

  const ask = (tree: TreeRound, query: TreeQuery) =>
    tree.seats < threadFrom ? askMemory(tree, query) : askThread(tree, query);

  async function lookUp(tree: TreeRound, query: TreeQuery): Promise<number[]> {
    const answer = await ask(tree, query);
    if (!Array.isArray(answer)) throw new TypeError(`The answer to ${query.kind} has no numbers`);
    return answer;
  }

  return {
    /** The file of a member's subtree: the nearest `seats`. Null when the member joined after the round. */
    async slice(
      tree: TreeRound,
      options: { member: number; seats: number; sections: readonly SectionName[] | null },
    ): Promise<Uint8Array<ArrayBuffer> | null> {
      const answer = await ask(tree, { kind: "slice", ...options });
      if (Array.isArray(answer)) throw new TypeError("The answer to slice is not a file");
      return answer;
    },
    /** The seat numbers of members, 0 for those who joined after the round. In the core plan they are the same. */
    toNumbers: (tree: TreeRound, members: readonly number[]) => lookUp(tree, { kind: "numbers", members }),
    /** The ids of the members on seats, 0 for seats after the round. */
    toMembers: (tree: TreeRound, numbers: readonly number[]) => lookUp(tree, { kind: "members", numbers }),
    /** 1 for each member on or below the seat of `top`, 0 for all others. */
    areInside: (tree: TreeRound, top: number, members: readonly number[]) =>
      lookUp(tree, { kind: "inside", top, members }),
    /** Ends the thread. */
    close: stop,
  };
}
