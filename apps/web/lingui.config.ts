import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  locales: ["en", "fa"],
  sourceLocale: "en",
  catalogs: [{ path: "<rootDir>/app/locales/{locale}/messages", include: ["<rootDir>/app"] }],
  format: formatter({ lineNumbers: false }),
  rootDir: import.meta.dirname,
});
