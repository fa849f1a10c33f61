import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Where lingui.config.ts stands, whatever folder the build is started from. */
const cwd = import.meta.dirname;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    lingui({ cwd, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd })] }),
  ],
  resolve: { tsconfigPaths: true },
  // Icons and fonts stay files: the content security policy allows no data: scripts, and small files cache well.
  build: { assetsInlineLimit: 0 },
  server: { port: 4410, proxy: { "/api": "http://127.0.0.1:4400" } },
});
