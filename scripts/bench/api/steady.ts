import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { SteadyJob } from "./job.ts";

const CONNECTIONS = 50;
/** Seconds of load before the measurement: after a pause the server must load its responses again. */
const WARM_UP = 0.5;
const OK = Buffer.from("HTTP/1.1 200 ");
const HEADER_END = Buffer.from("\r\n\r\n");
const LENGTH = Buffer.from("content-length: ");

/**
 * Sends `rate` requests a second, whether or not earlier ones are answered. Returns the milliseconds from when each was due
 * to its response, so that waiting for a slow server counts.
 */
export async function measureSteady({ origin, path, rate, seconds }: SteadyJob): Promise<number[]> {
  const { hostname, port } = new URL(origin);
  const text = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
  const times: number[] = [];
  const due: number[] = [];
  const asker = { text, due, times };
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => Connection.open(Number(port), hostname, asker)),
  );
  const count = Math.floor(rate * (WARM_UP + seconds));
  const begin = performance.now();
  for (let sent = 0; sent < count; ) {
    const now = performance.now();
    const behind = Math.min(count, Math.floor(((now - begin) / 1_000) * rate)) - sent;
    for (let each = 0; each < behind; each++) due.push(now);
    sent += behind;
    for (const connection of connections) connection.askNext();
    await sleep(1);
  }
  while (times.length < count && connections.some((connection) => connection.isBusy)) await sleep(5);
  for (const connection of connections) connection.close();
  if (times.length < count) throw new Error(`${count - times.length} requests to ${path} were not answered`);
  // Times are in the order of the responses, which is nearly that of the requests.
  return times.slice(Math.floor(rate * WARM_UP));
}

/** Shared by the connections: the request, the due times of unsent ones, and the durations of the others. */
interface Asker {
  readonly text: string;
  readonly due: number[];
  readonly times: number[];
}

/** One request at a time over one connection. */
class Connection {
  readonly #socket: Socket;
  readonly #asker: Asker;
  #since: number | undefined;
  #received: Buffer | undefined;

  private constructor(socket: Socket, asker: Asker) {
    this.#socket = socket;
    this.#asker = asker;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => this.#receive(Buffer.from(chunk)));
    socket.on("error", () => {
      // Its request stays unanswered, which fails the measurement.
      this.#since = undefined;
    });
  }

  static open(port: number, host: string, asker: Asker): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, host, () => {
        socket.off("error", reject);
        resolve(new Connection(socket, asker));
      });
      socket.once("error", reject);
    });
  }

  get isBusy(): boolean {
    return this.#since !== undefined;
  }

  askNext(): void {
    if (this.isBusy || this.#socket.destroyed) return;
    const due = this.#asker.due.shift();
    if (due === undefined) return;
    this.#since = due;
    this.#socket.write(this.#asker.text);
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Parses no more than necessary: at these rates the client would otherwise be busier than the server. */
  #receive(chunk: Buffer): void {
    const received = this.#received === undefined ? chunk : Buffer.concat([this.#received, chunk]);
    this.#received = received;
    const end = received.indexOf(HEADER_END);
    if (end === -1 || this.#since === undefined) return;
    const length = contentLength(received.subarray(0, end));
    if (!received.subarray(0, OK.length).equals(OK) || Number.isNaN(length)) {
      throw new Error(`Not a complete 200 response: ${received.toString("latin1", 0, end)}`);
    }
    if (received.length < end + HEADER_END.length + length) return;
    this.#asker.times.push(performance.now() - this.#since);
    this.#received = undefined;
    this.#since = undefined;
    this.askNext();
  }
}

/** NaN without the header. Both servers write it in lower case. */
function contentLength(head: Buffer): number {
  const start = head.indexOf(LENGTH);
  if (start === -1) return Number.NaN;
  const from = start + LENGTH.length;
  const end = head.indexOf("\r", from);
  return Number(head.toString("latin1", from, end === -1 ? head.length : end));
}
