import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { messageSets } from "./app/i18n/message-sets.ts";

export default defineConfig({
  locales: ["en", "fa"],
  sourceLocale: "en",
  catalogs: Object.entries(messageSets).map(([set, folders]) => ({
    path: `<rootDir>/app/locales/{locale}/${set}`,
    include: folders.map((folder) => `<rootDir>/app/${folder}`),
  })),
  format: formatter({ lineNumbers: false }),
  rootDir: import.meta.dirname,
});
