import { Worker } from "node:worker_threads";
import { encodeTree } from "./encode-tree.ts";
import type { TreeColumns } from "./read-tree.ts";

/** Below it, encoding takes less time than starting a thread, some milliseconds. */
const THREAD_FROM = 20_000;

/** Encodes a tree without keeping this process from other work. The columns of a large tree are moved, not copied. */
export async function encodeWithoutBlocking(
  tree: TreeColumns,
  threadFrom = THREAD_FROM,
): Promise<Uint8Array> {
  return tree.head.totalSeats < threadFrom ? encodeTree(tree) : encodeInThread(tree);
}

function encodeInThread(tree: TreeColumns): Promise<Uint8Array> {
  const { upline, leg, sponsor, units, points, rounds, members } = tree;
  const columns = [upline, leg, sponsor, units, points, rounds, ...(members === null ? [] : [members])];
  const thread = new Worker(new URL("./encode-thread.ts", import.meta.url), {
    workerData: tree,
    transferList: columns.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer),
  });
  return new Promise((resolve, reject) => {
    thread.once("message", (bytes: unknown) => {
      if (bytes instanceof Uint8Array) resolve(bytes);
      else reject(new TypeError("The thread that encodes trees sent something else"));
    });
    thread.once("error", reject);
    // After a message or an error, this changes nothing.
    thread.once("exit", (code) => reject(new Error(`The thread that encodes trees ended with code ${code}`)));
  });
}
