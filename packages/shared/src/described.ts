import * as z from "zod/mini";

/**
 * A copy of `schema` with what the OpenAPI document says of it: a description, or more. An `id` makes it a component.
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
