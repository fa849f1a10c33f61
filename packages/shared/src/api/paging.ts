import * as z from "zod/mini";
import { described } from "../described.ts";

/** Most items of a page. */
export const MAXIMUM_LIMIT = 100;

/** Where the next page begins. Opaque: clients return it as `cursor`. */
const nextSchema = described(z.nullable(z.string()), {
  id: "NextCursor",
  description: "Send it as `cursor` to get the next page; null on the last page",
  example: "WzEyXQ",
});

/** A page of a list. */
export function pageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next: nextSchema });
}

export interface Page<Item> {
  items: Item[];
  next: string | null;
}
