import * as z from "zod/mini";
import { described } from "../described.ts";

/** Most items of a page. */
export const MAXIMUM_LIMIT = 100;

/** Where a page ends and the next one begins: opaque, only to be handed back as `cursor`. */
const nextSchema = described(z.nullable(z.string()), {
  id: "NextCursor",
  description: "Hand it back as `cursor` for the page after this one; null when this is the last",
  example: "WzEyXQ",
});

/** A page of a list. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next: nextSchema });
}

export interface Page<Item> {
  items: Item[];
  next: string | null;
}
