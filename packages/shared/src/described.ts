import * as z from "zod/mini";

/**
 * A copy of `schema` with its description, or other metadata, for the OpenAPI document. An `id` makes it a component.
 *
 * The annotation lets bundlers drop the schemas of a file that a page does not use.
 */
/*@__NO_SIDE_EFFECTS__*/
export function described<Schema extends z.core.$ZodType>(
  schema: Schema,
  meta: string | z.core.GlobalMeta,
): Schema {
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, typeof meta === "string" ? { description: meta } : meta);
  return copy;
}
