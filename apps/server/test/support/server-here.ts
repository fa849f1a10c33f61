import { pino } from "pino";
import { readConfig } from "../../src/config/config.ts";
import { readRoles } from "../../src/config/roles.ts";
import { type Server, startServer } from "../../src/server/start.ts";

/**
 * A server of all roles in this process, when it is ready: it costs a quarter of `spawnServer`, which loads all code again. For tests
 * that send no signal and do not read what it prints.
 */
export async function startServerHere(environment: Readonly<Record<string, string>>): Promise<Server> {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const write = (line: string) => {
    if (/"msg":"ready/.test(line)) resolve();
  };
  const server = await startServer(
    readConfig({ ...environment }),
    readRoles([]),
    pino({ base: null }, { write }),
  );
  await Promise.race([ready, server.ended]);
  return server;
}
