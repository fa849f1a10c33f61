import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { publicPaths } from "./app/i18n/public-paths.ts";
import { compressFiles } from "./vite/compress.ts";

// The public pages are files, made when the site is built; the dashboard is drawn in the browser from the fallback page.
export default {
  ssr: false,
  prerender: publicPaths,
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
