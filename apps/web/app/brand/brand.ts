import * as z from "zod/mini";
import configuration from "./brand.config.json" with { type: "json" };

const brandSchema = z.strictObject({
  /** What the deployment calls itself. */
  name: z.string().check(z.minLength(1)),
  /** Stands behind every page title. */
  titleSuffix: z.string().check(z.minLength(1)),
  email: z.email(),
  phone: z.string().check(z.minLength(1)),
});

/** The operator's brand, read when the site is built. */
export const brand = brandSchema.parse(configuration);

/** A page's title: its own, then the product suffix. */
export function pageTitle(title: string): string {
  return `${title} · ${brand.titleSuffix}`;
}
