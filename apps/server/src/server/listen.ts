import type { FastifyInstance } from "fastify";
import { Problem } from "../lib/problem.ts";

/**
 * Listens at `host` and `port`. When that fails the app is closed.
 *
 * @throws Problem that says which of the two to change
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<FastifyInstance> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
    return app;
  } catch (error) {
    await app.close();
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new Problem(
        `PORT ${port} on ${host} is in use: end the process that has it, or give another PORT.`,
      );
    }
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new Problem(`HOST ${host} is no address of this machine: give one such as 127.0.0.1 or 0.0.0.0.`);
    }
    if (code === "EACCES")
      throw new Problem(`PORT ${port} is not allowed to this user: give one above 1023.`);
    throw error;
  }
}
