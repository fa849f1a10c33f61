import { OperatorError } from "@canopy/server/lib/operator-error";
import { listenOnce } from "@canopy/server/lib/port";

/**
 * Checks that a port is free.
 *
 * @param variable the environment variable that chooses this port
 * @throws OperatorError naming the port and the variable
 */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  try {
    await listenOnce(host, port);
  } catch (error) {
    throw new OperatorError(sentence(error, host, port, variable));
  }
}

function sentence(error: unknown, host: string, port: number, variable: string): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const another = `use another one: ${variable}=${port < 65_000 ? port + 100 : port - 100} npm start`;
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use by another program. Stop that program, or ${another}`;
  }
  if (code === "EACCES") return `No permission to open port ${port}: ${another}`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `HOST=${host} is not an address of this machine. Unset HOST to use 127.0.0.1`;
  }
  return `Could not open port ${port} (${String(error)}): ${another}`;
}
