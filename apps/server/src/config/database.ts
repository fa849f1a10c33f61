import type { z } from "zod";
import { secretUrl, variable, wholeNumber } from "./variable.ts";

/** A PostgreSQL server and the most connections to it, or a folder for the embedded one (PGlite). */
export type DatabaseConfig =
  | { readonly url: string; readonly connections: number }
  | { readonly folder: string };

export const databaseVariables = {
  DATABASE_URL: secretUrl("postgres:", "postgresql:").optional(),
  DATABASE_POOL: wholeNumber(2, 1_000).default(10),
  DATA_DIR: variable("a folder", (text) => text).default(".canopy/db"),
};

type Variables = z.infer<z.ZodObject<typeof databaseVariables>>;

export function readDatabaseConfig(env: Variables): DatabaseConfig {
  if (env.DATABASE_URL === undefined) return { folder: env.DATA_DIR };
  return { url: env.DATABASE_URL, connections: env.DATABASE_POOL };
}
