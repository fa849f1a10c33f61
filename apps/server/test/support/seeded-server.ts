import type { LightMyRequestResponse } from "fastify";
import type { Database } from "../../src/database/tables.ts";
import { insertSmallWorld } from "./small-world.ts";
import { createTestDatabase } from "./test-database.ts";
import { buildTestServer, type TestServer } from "./test-server.ts";

export interface SeededServer extends TestServer {
  database: Database;
  /** Sends GET /api plus `path`. */
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** A server without a node, whose index contains `insertSmallWorld`. */
export async function buildSeededServer(): Promise<SeededServer> {
  const database = await createTestDatabase();
  await insertSmallWorld(database);
  const server = await buildTestServer(database, { PLUS_ADDRESS: `0x${"2".repeat(40)}` });
  return {
    ...server,
    database,
    get: (path, headers = {}) => server.app.inject({ url: `/api${path}`, headers }),
    async close() {
      await server.app.close();
      await database.destroy();
    },
  };
}
