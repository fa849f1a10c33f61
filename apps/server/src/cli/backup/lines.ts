import { z } from "zod";
import { keptTables } from "./people-tables.ts";

/** The first word of every backup; another number when the lines mean something else. */
export const FORMAT = "canopy people 1";

const rowSchema = z.record(z.string(), z.json());

/** First what it is and where from, then a line a row, then how many there are: a file without its end is refused. */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  savedAt: z.iso.datetime(),
  /** Null where nothing was indexed yet. */
  source: z.object({ chainId: z.string(), plan: z.string() }).nullable(),
});
export const lineSchema = z.union([
  z.object({ table: z.enum(keptTables), row: rowSchema }),
  z.object({ rows: z.number().int().nonnegative() }),
]);

export type Header = z.infer<typeof headerSchema>;
export type Row = z.infer<typeof rowSchema>;
export type Line = z.infer<typeof lineSchema>;
