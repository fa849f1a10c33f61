import configuration from "./brand.config.json" with { type: "json" };
import type { Brand } from "./brand-schema.ts";

export type { Testimonial } from "./brand-schema.ts";

/** The operator's brand, checked at build time. */
export const brand: Brand = configuration;

/** A page title with the product suffix. */
export function pageTitle(title: string): string {
  return `${title} · ${brand.titleSuffix}`;
}
