import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import brand from "./app/brand/brand.config.json" with { type: "json" };
import { publicPaths } from "./app/i18n/public-paths.ts";
import { compressFiles } from "./vite/compress.ts";
import { finishPages } from "./vite/finish-pages.ts";
import { webManifest } from "./vite/manifest.ts";

// Public pages are prerendered. The dashboard is rendered in the browser from the fallback page.
export default {
  ssr: false,
  prerender: publicPaths,
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, "client");
    finishPages(folder, publicPaths);
    await writeFile(join(folder, "manifest.webmanifest"), webManifest(brand));
    await compressFiles(folder);
  },
} satisfies Config;
