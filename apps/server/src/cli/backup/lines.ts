import { z } from "zod";
import { keptTables } from "./people-tables.ts";

/** The format in every backup's header. Change it when the lines change. */
export const FORMAT = "canopy people 1";

const rowSchema = z.record(z.string(), z.json());

/** A backup is a header, one line per row, and the number of rows, which detects a truncated file. */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  savedAt: z.iso.datetime(),
  /** Null while the index is empty. */
  source: z.object({ chainId: z.string(), plan: z.string() }).nullable(),
});
export const lineSchema = z.union([
  z.object({ table: z.enum(keptTables), row: rowSchema }),
  z.object({ rows: z.number().int().nonnegative() }),
]);

export type Header = z.infer<typeof headerSchema>;
export type Row = z.infer<typeof rowSchema>;
export type Line = z.infer<typeof lineSchema>;
