import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Asked } from "./recorded.ts";

const CONNECTIONS = 50;
const HEADER_END = "\r\n\r\n";

/**
 * Sends `rate` requests a second whether or not the ones before are answered, and returns the milliseconds that each took
 * from when it was due: one that waits because the server is behind is late, and counts as such.
 */
export async function measureSteady(
  origin: string,
  { path }: Asked,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<number[]> {
  const { hostname, port } = new URL(origin);
  const text = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
  const times: number[] = [];
  const due: number[] = [];
  const asker = { text, due, times };
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => Connection.open(Number(port), hostname, asker)),
  );
  const count = Math.floor(rate * seconds);
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
  return times;
}

/** What connections share: the request, when those that nobody sent yet were due, and how long the others took. */
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
  #received = "";

  private constructor(socket: Socket, asker: Asker) {
    this.#socket = socket;
    this.#asker = asker;
    socket.setNoDelay(true);
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => this.#receive(chunk));
    socket.on("error", () => {
      // Its request stays without an answer, which is an error of the whole measurement.
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

  #receive(chunk: string): void {
    this.#received += chunk;
    const end = this.#received.indexOf(HEADER_END);
    if (end === -1 || this.#since === undefined) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#received)?.[1]);
    if (!this.#received.startsWith("HTTP/1.1 200 ") || Number.isNaN(length)) {
      throw new Error(`An answer that is none: ${this.#received.slice(0, end)}`);
    }
    if (this.#received.length < end + HEADER_END.length + length) return;
    this.#asker.times.push(performance.now() - this.#since);
    this.#received = "";
    this.#since = undefined;
    this.askNext();
  }
}
