import { join } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";

/** Where lingui.config.ts stands, whatever folder the tests are started from. */
const cwd = import.meta.dirname;
// The macros look for it by themselves, and only from the working folder on.
process.env["LINGUI_CONFIG"] ??= join(cwd, "lingui.config.ts");

// Messages as in the build; none of the router's own plugin, which expects a whole site.
export default defineConfig({
  plugins: [lingui({ cwd }), babel({ presets: [linguiTransformerBabelPreset({}, { cwd })] })],
});
