import { parentPort, workerData } from "node:worker_threads";
import { encodeTree } from "./encode-tree.ts";
import type { TreeColumns } from "./read-tree.ts";

// The thread that `encodeInThread` starts.

const tree: TreeColumns = workerData;
const bytes = encodeTree(tree);
// Moved, not copied.
parentPort?.postMessage(bytes, [bytes.buffer]);
