import { createServer } from "node:net";

/** Finds a free port on this machine. */
export function freePort(): Promise<number> {
  return listenOnce("127.0.0.1", 0);
}

/** Opens `port`, closes it again and returns it; with port 0 the system chooses one. */
export function listenOnce(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      const opened = typeof address === "object" && address !== null ? address.port : port;
      server.close(() => resolve(opened));
    });
  });
}
