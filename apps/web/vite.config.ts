import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every page needs: one file for it compresses best, and stays in caches until one of these changes. */
const framework = /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/;

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
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "framework", test: framework }] } } },
  },
  server: { port: 4410, proxy: { "/api": "http://127.0.0.1:4400" } },
});
