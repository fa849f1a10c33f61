import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "../../src/lib/port.ts";

/** A way to a node that can be cut and mended: an address of its own that leads there. */
export interface CutLine {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function startLine(target: string): Promise<CutLine> {
  const port = await freePort();
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  function pass(socket: Socket): void {
    const onward = connect(Number(targetPort), hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on("error", () => undefined).on("close", () => sockets.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  }

  async function mend(): Promise<void> {
    const made = createServer(pass);
    await new Promise<void>((resolve) => made.listen(port, "127.0.0.1", resolve));
    server = made;
  }

  async function cut(): Promise<void> {
    const old = server;
    server = undefined;
    const closed = new Promise<void>((resolve) =>
      old === undefined ? resolve() : old.close(() => resolve()),
    );
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await mend();
  return { url: `http://127.0.0.1:${port}`, cut, mend };
}
