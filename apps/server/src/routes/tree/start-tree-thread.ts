import { Worker } from "node:worker_threads";
import type { TreeQuery, TreeResult } from "./tree-memory.ts";
import type { ThreadReply, ThreadRequest } from "./tree-thread.ts";

export interface TreeThread {
  /** Resolves to "missing" when the thread needs the file. */
  ask(key: string, query: TreeQuery, file?: Uint8Array): Promise<TreeResult | "missing">;
  end(): Promise<void>;
}

interface Waiting {
  resolve(answer: TreeResult | "missing"): void;
  reject(error: Error): void;
}

/** Starts a thread that keeps decoded trees. It does not keep the process alive. */
export function startTreeThread(onEnd: () => void): TreeThread {
  const thread = new Worker(new URL("tree-thread.ts", import.meta.url));
  const waiting = new Map<number, Waiting>();
  let last = 0;

  function fail(error: Error): void {
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  thread.unref();
  thread.once("error", fail);
  thread.once("exit", (code) => fail(new Error(`The thread that slices trees ended with code ${code}`)));
  thread.on("message", (reply: ThreadReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.state === "answered") asked?.resolve(reply.answer);
    else if (reply.state === "missing") asked?.resolve("missing");
    else asked?.reject(new Error(reply.message));
  });

  return {
    ask(key, query, file) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        const request: ThreadRequest = { id, key, query, ...(file !== undefined && { file }) };
        thread.postMessage(request);
      });
    },
    async end() {
      await thread.terminate();
    },
  };
}
