import type { Plugin } from "vite";
import * as z from "zod/mini";
import configuration from "../app/brand/brand.config.json" with { type: "json" };
import { brandSchema } from "../app/brand/brand-schema.ts";

/** Fails the build with the errors of an invalid `brand.config.json`. */
export function checkBrand(): Plugin {
  return {
    name: "canopy:check-brand",
    buildStart() {
      const { error } = brandSchema.safeParse(configuration);
      if (error) this.error(`app/brand/brand.config.json:\n${z.prettifyError(error)}`);
    },
  };
}
