import { join } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";
import { errorTexts } from "./vite/error-texts.ts";

/** The folder of lingui.config.ts, whatever the working folder is. */
const cwd = import.meta.dirname;
// The macros look for it only from the working folder upwards.
process.env["LINGUI_CONFIG"] ??= join(cwd, "lingui.config.ts");

// Messages as in the build, without the router's plugin, which needs a whole site.
export default defineConfig({
  plugins: [errorTexts(), lingui({ cwd }), babel({ presets: [linguiTransformerBabelPreset({}, { cwd })] })],
});
