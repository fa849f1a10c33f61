import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { messageSets } from "./app/i18n/message-sets.ts";

const inApp = (folder: string) => `<rootDir>/app/${folder}`;
const sets = messageSets();
const allFolders = Object.values(sets).flat();

export default defineConfig({
  locales: ["en", "fa"],
  sourceLocale: "en",
  catalogs: Object.entries(sets).map(([set, folders]) => ({
    path: `<rootDir>/app/locales/{locale}/${set}`,
    include: folders.map(inApp),
    exclude: allFolders
      .filter((inner) => folders.some((folder) => inner.startsWith(`${folder}/`)) && !folders.includes(inner))
      .map(inApp),
  })),
  format: formatter({ lineNumbers: false }),
  rootDir: import.meta.dirname,
});
