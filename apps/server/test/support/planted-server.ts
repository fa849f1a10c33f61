import type { LightMyRequestResponse } from "fastify";
import type { Database } from "../../src/database/tables.ts";
import { plantSmallWorld } from "./small-world.ts";
import { createTestDatabase } from "./test-database.ts";
import { buildTestServer, type TestServer } from "./test-server.ts";

export interface PlantedServer extends TestServer {
  database: Database;
  /** GET of an address below /api. */
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** A server whose index holds the small world, with Plus; no node is there. */
export async function buildPlantedServer(): Promise<PlantedServer> {
  const database = await createTestDatabase();
  await plantSmallWorld(database);
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
