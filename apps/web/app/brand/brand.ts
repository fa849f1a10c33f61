import configuration from "./brand.config.json" with { type: "json" };
import type { Brand } from "./brand-schema.ts";

export type { Testimonial } from "./brand-schema.ts";

/** The operator's brand, read and checked when the site is built. */
export const brand: Brand = configuration;

/** A page's title: its own, then the product suffix. */
export function pageTitle(title: string): string {
  return `${title} · ${brand.titleSuffix}`;
}
