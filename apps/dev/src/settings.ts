import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { z } from "zod";

/** The root of this checkout. */
export const projectRoot = fileURLToPath(new URL("../../..", import.meta.url)).replace(/[\\/]$/, "");

const port = (variable: string) =>
  z.coerce
    .number({ error: `${variable} must be a port, a whole number from 1 to 65535` })
    .int(`${variable} must be a port, a whole number from 1 to 65535`)
    .min(1, `${variable} must be a port, a whole number from 1 to 65535`)
    .max(65_535, `${variable} must be a port, a whole number from 1 to 65535`);

const environmentSchema = z.object({
  PORT: port("PORT").default(4400),
  HOST: z.string().min(1, "HOST must be an address of this machine, such as 127.0.0.1").default("127.0.0.1"),
  CHAIN_PORT: port("CHAIN_PORT").default(8645),
  CANOPY_HOME: z.string().min(1, "CANOPY_HOME must be a folder").default(".canopy"),
});

/** Settings of a local world. */
export interface WorldSettings {
  /** Where the page and the API listen. */
  host: string;
  port: number;
  /** Where the local chain listens, on 127.0.0.1 only. */
  chainPort: number;
  /** Absolute path of the folder that holds chain, database and logs. */
  home: string;
}

/**
 * Reads the settings of the local world from the environment.
 *
 * @throws OperatorError that names every wrong variable and its allowed values
 */
export function readSettings(environment: NodeJS.ProcessEnv): WorldSettings {
  // An empty variable counts as not set, as it does for most shells and .env files.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new OperatorError(parsed.error.issues.map((issue) => issue.message).join("\n"));
  const { PORT, HOST, CHAIN_PORT, CANOPY_HOME } = parsed.data;
  if (PORT === CHAIN_PORT) {
    throw new OperatorError(`PORT and CHAIN_PORT are both ${PORT}. Set two different ports.`);
  }
  return { host: HOST, port: PORT, chainPort: CHAIN_PORT, home: resolve(projectRoot, CANOPY_HOME) };
}

/** The URL for a browser on this machine of a server on `host` and `port`. */
export function toOrigin({ host, port }: Pick<WorldSettings, "host" | "port">): string {
  // A browser cannot open the wildcard address, but it includes this machine.
  const named = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${named.includes(":") ? `[${named}]` : named}:${port}`;
}
