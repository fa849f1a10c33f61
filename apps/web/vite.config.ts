import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { checkBrand } from "./vite/check-brand.ts";
import { lightCopies } from "./vite/light-copies.ts";
import { isOnEveryPage } from "./vite/on-every-page.ts";
import { zodWithoutEval } from "./vite/zod-without-eval.ts";

/** What changes seldom, apart: it stays in caches when the pages change. What only the dashboard uses of it is a file of its own. */
const framework = /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/;

const inReactRouter = (files: string) =>
  new RegExp(`/node_modules/react-router/dist/production/lib/(${files})\\.js$`);

/** Where lingui.config.ts stands, whatever folder the build is started from. */
const cwd = import.meta.dirname;

export default defineConfig({
  plugins: [
    checkBrand(),
    zodWithoutEval(),
    tailwindcss(),
    reactRouter(),
    lightCopies([
      // The router itself, and how it hydrates pages: `app/layout/document/DocumentRouter.tsx` needs neither.
      {
        of: inReactRouter("router/(router|instrumentation)|dom/ssr/[\\w-]+"),
        importedBy: inReactRouter("hooks|components|dom/lib"),
      },
    ]),
    lingui({ cwd, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd })] }),
  ],
  resolve: { tsconfigPaths: true },
  // Icons and fonts stay files: the content security policy allows no data: scripts, and small files cache well.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // In this order: what is in the first is in no other. Everything else is split by the pages that use it.
          groups: [
            { name: "framework", test: framework, entriesAware: true, entriesAwareMergeThreshold: 100_000 },
            { name: (id, graph) => (isOnEveryPage(id, graph) ? "frame" : null) },
            // The hand in which everything is drawn.
            {
              name: "drawing",
              test: /\/app\/ui\/illustration\/(GrownTree|SceneFrame|TreeDrawing|grow-tree|random|strokes)\.tsx?$/,
            },
            // What home shows first.
            { name: "home", test: /\/app\/(pages\/home\/[\w-]+\.tsx?$|ui\/carousel\/)/ },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
      },
    },
  },
  server: { port: 4410, proxy: { "/api": "http://127.0.0.1:4400" } },
});
