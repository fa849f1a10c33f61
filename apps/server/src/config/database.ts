import type { z } from "zod";
import { secretUrl, variable, wholeNumber } from "./variable.ts";

/** A PostgreSQL server or a folder for the embedded one, and the most connections to it. */
export type DatabaseConfig = ({ readonly url: string } | { readonly folder: string }) & {
  readonly connections: number;
};

export const databaseVariables = {
  DATABASE_URL: secretUrl("postgres:", "postgresql:").optional(),
  DATABASE_POOL: wholeNumber(2, 1_000).default(10),
  DATA_DIR: variable("a folder", (text) => text).default(".canopy/db"),
};

type Variables = z.infer<z.ZodObject<typeof databaseVariables>>;

export function readDatabaseConfig(env: Variables): DatabaseConfig {
  const connections = env.DATABASE_POOL;
  return env.DATABASE_URL === undefined
    ? { folder: env.DATA_DIR, connections }
    : { url: env.DATABASE_URL, connections };
}
