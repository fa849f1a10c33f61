import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import brand from "./app/brand/brand.config.json" with { type: "json" };
import { publicPaths } from "./app/i18n/public-paths.ts";
import { dashboardPages } from "./app/pages.ts";
import { compressFiles } from "./vite/compress.ts";
import { finishPages } from "./vite/finish-pages.ts";
import { webManifest } from "./vite/manifest.ts";

const memberPaths = Object.keys(dashboardPages);

// Public pages are prerendered. Of dashboard pages only the title and a loader, because the rest needs a session.
export default {
  ssr: false,
  prerender: [...publicPaths, ...memberPaths],
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, "client");
    finishPages(folder, { complete: publicPaths, loading: memberPaths });
    await writeFile(join(folder, "manifest.webmanifest"), webManifest(brand));
    await compressFiles(folder);
  },
} satisfies Config;
