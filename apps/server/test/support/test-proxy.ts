import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../src/lib/port.ts";

/**
 * What a proxy does to its connections. `silent`: those that are open forward nothing more and stay open, new ones work.
 * `blackhole`: new ones forward nothing either. `delay`: every chunk arrives late. `half`: every second connection forwards
 * nothing. `reset`: all break, new ones too.
 */
export const faults = ["silent", "blackhole", "delay", "half", "reset"] as const;
export type Fault = (typeof faults)[number];

/** Milliseconds by which `delay` holds back a chunk. */
const DELAY = 150;

/** A TCP proxy whose connections a test can interrupt. */
export interface TestProxy {
  /** The target's URL with the address of this proxy. */
  url: string;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /** Applies a fault to open and new connections. */
  inject(fault: Fault): void;
  /** Lets new connections work again. Those that fell silent stay silent. */
  heal(): void;
  close(): Promise<void>;
}

interface Connection {
  ends: readonly [Socket, Socket];
  isMute: boolean;
}

export async function startProxy(target: string): Promise<TestProxy> {
  const port = await freePort();
  const url = new URL(target);
  const { hostname, port: targetPort } = url;
  url.hostname = "127.0.0.1";
  url.port = String(port);
  const connections = new Set<Connection>();
  let server: Server | undefined;
  let fault: Fault | undefined;
  let count = 0;

  function forward(client: Socket): void {
    const upstream = connect(Number(targetPort), hostname);
    count += 1;
    const connection: Connection = {
      ends: [client, upstream],
      isMute: fault === "blackhole" || (fault === "half" && count % 2 === 0),
    };
    connections.add(connection);
    for (const [from, to] of [connection.ends, [upstream, client] as const]) {
      let last = Promise.resolve();
      from.on("error", () => undefined);
      from.on("data", (chunk) => {
        if (connection.isMute) return;
        if (fault === "reset") cut(connection);
        else {
          const wait = fault === "delay" ? sleep(DELAY) : undefined;
          last = last
            .then(() => wait)
            .then(() => void (to.writable && !connection.isMute && to.write(chunk)));
        }
      });
      from.on("close", () => {
        connections.delete(connection);
        if (!connection.isMute) void last.then(() => to.destroy());
      });
    }
  }

  async function reconnect(): Promise<void> {
    const next = createServer(forward);
    await new Promise<void>((resolve) => next.listen(port, "127.0.0.1", resolve));
    server = next;
  }

  async function disconnect(): Promise<void> {
    const old = server;
    server = undefined;
    const closed = new Promise<void>((resolve) =>
      old === undefined ? resolve() : old.close(() => resolve()),
    );
    for (const { ends } of connections) for (const end of ends) end.destroy();
    await closed;
  }

  await reconnect();
  return {
    url: url.href,
    disconnect,
    reconnect,
    inject(next) {
      fault = next;
      const open = [...connections];
      if (next === "reset") open.forEach(cut);
      for (const [index, connection] of open.entries()) {
        const isHit = next === "silent" || next === "blackhole" || (next === "half" && index % 2 === 0);
        if (isHit) connection.isMute = true;
      }
    },
    heal() {
      fault = undefined;
    },
    close: disconnect,
  };
}

function cut({ ends: [client, upstream] }: Connection): void {
  client.resetAndDestroy();
  upstream.destroy();
}
