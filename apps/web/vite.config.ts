import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bareSchemas } from "./vite/bare-schemas.ts";
import { checkBrand } from "./vite/check-brand.ts";
import { commonChunk } from "./vite/common-chunk.ts";
import { directIcons } from "./vite/direct-icons.ts";
import { errorTexts } from "./vite/error-texts.ts";
import { helpTexts } from "./vite/help-texts.ts";
import { lightCopies } from "./vite/light-copies.ts";
import { zodWithoutEval } from "./vite/zod-without-eval.ts";

const inReactRouter = (files: string) =>
  new RegExp(`/node_modules/react-router/dist/production/(${files})\\.js$`);
const framework = /node_modules[\\/](react|react-dom|scheduler|@lingui)[\\/]/;
/** The parts of the router that every page uses. */
const routerParts = inReactRouter("lib/(hooks|components|dom/lib)");
/** The router and its hydration, which `app/layout/router/DocumentRouter.tsx` does not need. */
const wholeRouter = inReactRouter(
  "lib/router/(router|instrumentation)|lib/dom/ssr/[\\w-]+|vendor/turbo-stream-v2/[\\w-]+",
);

/** The folder of lingui.config.ts, whatever the working folder is. */
const cwd = import.meta.dirname;

export default defineConfig({
  plugins: [
    checkBrand(),
    zodWithoutEval(),
    bareSchemas(),
    directIcons(),
    errorTexts(),
    helpTexts(),
    tailwindcss(),
    reactRouter(),
    lightCopies([
      {
        of: wholeRouter,
        importedBy: routerParts,
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
            // Dependencies of every page, which stay cached when pages change.
            {
              name: "framework",
              test: (id) => framework.test(id) || routerParts.test(id),
            },
            { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
            { name: commonChunk, debugName: "common" },
            // Its own, or the next group would include it.
            { name: "notice", test: /\/app\/ui\/primitives\/Notice\.tsx$/ },
            // What register, login and the dashboard start with.
            {
              name: "members",
              test: /\/app\/(pages\/MemberLayout|api\/config-request|features\/(wallet\/(MemberConnection|connection-store|Connected|member-screen)|session\/(ended|paths|UnauthorizedRedirect|VisitorsOnly))|chain\/plan-context)\.tsx?$/,
            },
            // Shapes of all drawings, and what keeps a prerendered one.
            {
              name: "drawing",
              test: /\/app\/(lib\/prerendered|ui\/illustration\/(GrownTree|SceneFrame|TreeDrawing|grow-tree|random|strokes))\.tsx?$/,
            },
            // The first screen of home.
            { name: "home", test: /\/app\/(pages\/home\/[\w-]+\.tsx?$|ui\/carousel\/)/ },
            // What public pages share with those of members, or it would end in a chunk below.
            { name: "api", test: /\/app\/api\/(client|api-error-message|use-public-data)\.ts$/ },
            // What the chat shares with the dashboard, or it would load all of that.
            { name: "chat", test: /\/app\/api\/read-stream\.ts$|\/shared\/src\/api\/chat\.ts$/ },
            {
              name: "schemas",
              test: /\/shared\/src\/api\/(paging|primitives|ranks|report)\.ts$|\/app\/layout\/StaleFigures\.tsx$/,
            },
            { name: "charts", test: /\/app\/ui\/charts\/(ColumnChart|short-amount|days)\.tsx?$/ },
            {
              name: "figures",
              test: /\/app\/ui\/primitives\/(Address|Amount|Card|Disclosure|Figures|Skeleton|Table)\.tsx$/,
            },
            { name: "form", test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/ },
            // Each with what it imports: the connection, then what register, login and the dashboard share, then the dashboard.
            {
              name: "connection",
              test: /\/app\/features\/wallet\/open-connection\.ts$|\/node_modules\/@tanstack\//,
            },
            {
              name: "plan",
              test: /\/app\/(chain\/(error-messages\/(classify-error|error-message|wallet-error-messages)|use-plan-path|read-(contract|entry-terms|names|seat-move|seats))|features\/(wallet\/use-wallet|session\/session-api|entry\/UnitLeaves|transactions\/(TransactionLink|flow\/(pending-transactions|transaction-kind))))\.tsx?$|\/protocol\/src\/rules\/(calendar|rank)\.ts$|\/viem\/_esm\/utils\/address\/isAddressEqual\.js$/,
            },
            { name: "fields", test: /\/app\/ui\/forms\/(Field|TextInput)\.tsx$/ },
            {
              name: "entry",
              test: /\/app\/features\/(entry\/((UnitPicker|use-entry-cost|use-name-checks)|form\/use-entry-submit)|session\/use-sign-in|transactions\/(Steps|use-transaction)|wallet\/WalletCard)\.tsx?$/,
            },
            { name: "dashboard", test: /\/app\/pages\/dashboard\/layout\.tsx$/ },
            {
              name: "overview",
              test: /\/app\/(pages\/dashboard\/overview\/[\w-]+|features\/overview\/Overview)\.tsx$/,
            },
            // What every dialog of a transaction loads. As many small files, their names would make each page larger.
            {
              name: "paying",
              test: /\/app\/(chain\/transaction-steps|features\/(swap\/swap-path|transactions\/(NetworkFee|Stalled|TransactionProgress|MemberTransaction|use-gas-cost|use-pol-price)))\.tsx?$/,
            },
            // What reads receipts: the swap uses a part of it by itself.
            {
              name: "receipts",
              test: /\/viem\/_esm\/(actions\/public\/waitForTransactionReceipt|utils\/abi\/parseEventLogs)\.js$/,
            },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
      },
    },
  },
  server: { port: 4410, proxy: { "/api": "http://127.0.0.1:4400" } },
});
