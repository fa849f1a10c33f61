import { parentPort } from "node:worker_threads";
import {
  createSearchWorker,
  type SearchMessage,
} from "../../../packages/strategies/src/parameter-search/worker.ts";

const port = parentPort;
if (port === null) throw new Error("Run this file as a worker.");
const receive = createSearchWorker((reply) => port.postMessage(reply));
port.on("message", (message: SearchMessage) => receive(message));
