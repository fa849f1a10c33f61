import type { FastifyInstance } from "fastify";
import { OperatorError } from "../lib/operator-error.ts";

/**
 * Listens at `host` and `port`, and closes the app if that fails.
 *
 * @throws OperatorError that names the variable to change
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
      throw new OperatorError(
        `PORT ${port} on ${host} is in use. Stop the process that uses it, or set PORT to a free port.`,
      );
    }
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new OperatorError(
        `HOST ${host} is not an address of this machine. Set HOST to one, such as 127.0.0.1 or 0.0.0.0.`,
      );
    }
    if (code === "EACCES")
      throw new OperatorError(`No permission to bind port ${port}. Set PORT to 1024 or higher.`);
    throw error;
  }
}
