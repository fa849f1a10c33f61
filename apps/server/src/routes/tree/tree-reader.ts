import type { SectionName } from "@canopy/protocol/tree-format/snapshot";
import type { TreeRound } from "./find-tree-round.ts";
import { startTreeThread, type TreeThread } from "./start-tree-thread.ts";
import { type TreeFiles, toKey } from "./tree-files.ts";
import { createTreeMemory, type TreeAnswer, type TreeQuestion } from "./tree-memory.ts";

/** Below it, decoding takes less time than starting a thread, some milliseconds. */
const THREAD_FROM = 20_000;
/** Milliseconds without a question after which the thread ends, which frees its memory. */
const IDLE = 600_000;

export type TreeReader = ReturnType<typeof createTreeReader>;

/** Answers questions about stored trees. Large ones are decoded in a thread, so that other requests don't wait. */
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

  async function askThread(tree: TreeRound, question: TreeQuestion): Promise<TreeAnswer> {
    const key = toKey(tree);
    const known = await getThread().ask(key, question);
    if (known !== "missing") return known;
    const file = await files.read(tree);
    const answer = await getThread().ask(key, question, file);
    if (answer === "missing") throw new Error(`The thread that slices trees did not keep ${key}`);
    return answer;
  }

  async function askMemory(tree: TreeRound, question: TreeQuestion): Promise<TreeAnswer> {
    const key = toKey(tree);
    if (!memory.has(key)) memory.load(key, await files.read(tree));
    return memory.answer(key, question);
  }

  const ask = (tree: TreeRound, question: TreeQuestion) =>
    tree.seats < threadFrom ? askMemory(tree, question) : askThread(tree, question);

  async function lookUp(tree: TreeRound, question: TreeQuestion): Promise<number[]> {
    const answer = await ask(tree, question);
    if (!Array.isArray(answer)) throw new TypeError(`The answer to ${question.ask} has no numbers`);
    return answer;
  }

  return {
    /** The file of a member's subtree: the nearest `seats`. Null when the member joined after the round. */
    async slice(
      tree: TreeRound,
      options: { member: number; seats: number; sections: readonly SectionName[] | null },
    ): Promise<Uint8Array<ArrayBuffer> | null> {
      const answer = await ask(tree, { ask: "slice", ...options });
      if (Array.isArray(answer)) throw new TypeError("The answer to slice is not a file");
      return answer;
    },
    /** The seat numbers of members, 0 for those who joined after the round. In the core plan they are the same. */
    toNumbers: (tree: TreeRound, members: readonly number[]) => lookUp(tree, { ask: "numbers", members }),
    /** The ids of the members on seats, 0 for seats after the round. */
    toMembers: (tree: TreeRound, numbers: readonly number[]) => lookUp(tree, { ask: "members", numbers }),
    /** 1 for each member on or below the seat of `top`, 0 for all others. */
    areInside: (tree: TreeRound, top: number, members: readonly number[]) =>
      lookUp(tree, { ask: "inside", top, members }),
    /** Ends the thread. */
    close: stop,
  };
}
