import type { Config } from "@react-router/dev/config";
import { publicPaths } from "./app/i18n/public-paths.ts";

// The public pages are files, made when the site is built; the dashboard is drawn in the browser from the fallback page.
export default {
  ssr: false,
  prerender: publicPaths,
} satisfies Config;
