import { z } from "zod";

/** Parts of a cursor, bounded like the columns: the database would fail on a wider number. */
export const int4 = z.int().min(0).max(2_147_483_647);
export const int8 = z.int().min(0);

const message = "Not the `next` of a page of this list";

/** The query parameter that continues a list: the opaque key of the last item shown. */
export function cursorParameter<const Parts extends [z.core.$ZodType, ...z.core.$ZodType[]]>(
  ...parts: Parts
) {
  const key = z.tuple(parts);
  return z
    .string({ error: message })
    .max(200, { error: message })
    .meta({ description: "`next` of the page before", example: "WzEyXQ" })
    .transform((text, context) => {
      const decoded = decode(text);
      const parsed = key.safeParse(decoded);
      // A key has one valid encoding, but base64 also decodes others.
      if (parsed.success && encode(decoded) === text) return parsed.data;
      context.addIssue(message);
      return z.NEVER;
    });
}

type Key = readonly (number | string)[];

/**
 * A page of `rows`. The query asks for one more than `limit`, which shows whether there is a next page.
 *
 * @param toKey the sort key of a row; the next page begins after it
 */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toKey: (row: Row) => Key,
  present: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(present), next: last === undefined ? null : encodeCursor(toKey(last)) };
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
