import { z } from "zod";

/** Parts of a cursor, bounded as the columns are: the database refuses a wider number with an error of its own. */
export const int4 = z.int().min(0).max(2_147_483_647);
export const int8 = z.int().min(0);

const refusal = "Not a cursor that a page of this list gave as `next`";

/** The query parameter that continues a list: the key of the last item shown, in a form nobody builds on. */
export function cursorParameter<const Parts extends [z.core.$ZodType, ...z.core.$ZodType[]]>(
  ...parts: Parts
) {
  const key = z.tuple(parts);
  return z
    .string({ error: refusal })
    .max(200, { error: refusal })
    .meta({ description: "`next` of the page before", example: "WzEyXQ" })
    .transform((text, context) => {
      const decoded = decode(text);
      const parsed = key.safeParse(decoded);
      // One key has one text: base64 would let others through.
      if (parsed.success && encode(decoded) === text) return parsed.data;
      context.addIssue(refusal);
      return z.NEVER;
    });
}

type Key = readonly (number | string)[];

/**
 * A page of `rows`, of which one more than `limit` was asked for: whether there is a next page is then known.
 *
 * @param keyOf what the list is ordered by; the next page begins after it
 */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => Key,
  present: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(present), next: last === undefined ? null : encodeCursor(keyOf(last)) };
}

export function encodeCursor(key: Key): string {
  return encode(key);
}

function encode(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return undefined;
  }
}
