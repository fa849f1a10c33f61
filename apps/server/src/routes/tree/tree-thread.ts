import { parentPort } from "node:worker_threads";
import { createTreeMemory, type TreeAnswer, type TreeQuestion } from "./tree-memory.ts";

// The thread that `startTreeThread` starts.

export interface ThreadRequest {
  id: number;
  /** Of the tree. */
  key: string;
  question: TreeQuestion;
  /** Sent after the thread has replied that it does not have the tree. */
  file?: Uint8Array;
}

export type ThreadReply =
  | { id: number; state: "answered"; answer: TreeAnswer }
  | { id: number; state: "missing" }
  | { id: number; state: "failed"; message: string };

const memory = createTreeMemory();

function reply({ id, key, question, file }: ThreadRequest): ThreadReply {
  try {
    if (file !== undefined && !memory.has(key)) memory.load(key, file);
    if (!memory.has(key)) return { id, state: "missing" };
    return { id, state: "answered", answer: memory.answer(key, question) };
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
