import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "../../src/lib/port.ts";

/** A TCP proxy whose connections a test can interrupt. */
export interface TestProxy {
  url: string;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
}

export async function startProxy(target: string): Promise<TestProxy> {
  const port = await freePort();
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  function forward(socket: Socket): void {
    const upstream = connect(Number(targetPort), hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on("error", () => undefined).on("close", () => sockets.delete(end));
    }
    socket.pipe(upstream).pipe(socket);
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
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await reconnect();
  return { url: `http://127.0.0.1:${port}`, disconnect, reconnect };
}
