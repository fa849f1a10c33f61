import type { Brand } from "../app/brand/brand-schema.ts";
import { themeColors } from "../app/layout/theme.ts";

/** The web app manifest of the operator's brand, with the pictures of `npm run icons`. */
export function webManifest({ name }: Pick<Brand, "name">): string {
  return JSON.stringify({
    name,
    short_name: name,
    start_url: "/dashboard",
    scope: "/",
    display: "minimal-ui",
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [192, 512].map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  });
}
