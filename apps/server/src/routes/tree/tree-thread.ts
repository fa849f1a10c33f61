import { parentPort } from "node:worker_threads";
import { createTreeMemory, type TreeQuery, type TreeResult } from "./tree-memory.ts";

// The thread that `startTreeThread` starts.

export interface ThreadRequest {
  id: number;
  /** Of the tree. */
  key: string;
  query: TreeQuery;
  /** Sent after the thread has replied that it does not have the tree. */
  file?: Uint8Array;
}

export type ThreadReply =
  | { id: number; state: "answered"; answer: TreeResult }
  | { id: number; state: "missing" }
  | { id: number; state: "failed"; message: string };

const memory = createTreeMemory();

function reply({ id, key, query, file }: ThreadRequest): ThreadReply {
  try {
    if (file !== undefined && !memory.has(key)) memory.load(key, file);
    if (!memory.has(key)) return { id, state: "missing" };
    return { id, state: "answered", answer: memory.query(key, query) };
  } catch (error) {
    return { id, state: "failed", message: String(error) };
  }
}

parentPort?.on("message", (request: ThreadRequest) => {
  const answered = reply(request);
  const answer = answered.state === "answered" ? answered.answer : null;
  // Moved, not copied.
  parentPort?.postMessage(answered, answer instanceof Uint8Array ? [answer.buffer] : []);
});
