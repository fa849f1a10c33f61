import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { checkBrand } from "./vite/check-brand.ts";
import { lightCopies } from "./vite/light-copies.ts";
import { isOnEveryPage } from "./vite/on-every-page.ts";
import { zodWithoutEval } from "./vite/zod-without-eval.ts";

/** Chunks of dependencies, which stay cached when pages change. The dashboard's own dependencies are separate. */
const framework = /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/;

const inReactRouter = (files: string) =>
  new RegExp(`/node_modules/react-router/dist/production/lib/(${files})\\.js$`);

/** The folder of lingui.config.ts, whatever the working folder is. */
const cwd = import.meta.dirname;

export default defineConfig({
  plugins: [
    checkBrand(),
    zodWithoutEval(),
    tailwindcss(),
    reactRouter(),
    lightCopies([
      // The router and its hydration, which `app/layout/document/DocumentRouter.tsx` does not need.
      {
        of: inReactRouter("router/(router|instrumentation)|dom/ssr/[\\w-]+"),
        importedBy: inReactRouter("hooks|components|dom/lib"),
      },
    ]),
    lingui({ cwd, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd })] }),
  ],
  resolve: { tsconfigPaths: true },
  // Assets stay files: the content security policy forbids data: URLs, and small files cache well.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first matching group wins. Everything else is split by the pages that use it.
          groups: [
            { name: "framework", test: framework, entriesAware: true, entriesAwareMergeThreshold: 100_000 },
            { name: (id, graph) => (isOnEveryPage(id, graph) ? "frame" : null) },
            // Shapes of all drawings.
            {
              name: "drawing",
              test: /\/app\/ui\/illustration\/(GrownTree|SceneFrame|TreeDrawing|grow-tree|random|strokes)\.tsx?$/,
            },
            // The first screen of home.
            { name: "home", test: /\/app\/(pages\/home\/[\w-]+\.tsx?$|ui\/carousel\/)/ },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
      },
    },
  },
  server: { port: 4410, proxy: { "/api": "http://127.0.0.1:4400" } },
});
