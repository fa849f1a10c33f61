import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { build } from "vite";
import { expect, test } from "vitest";
import { directIcons } from "./direct-icons.ts";

const cwd = join(import.meta.dirname, "..");
/** What a page loads only for the icon. Everything else is in the pages anyway. */
const own = /features\/chat\/ChatLauncher|lib\/(?:lazy-part|keep-trying)|lucide-react/;

test("the icon of the chat adds at most 3 kB of scripts to a page", async () => {
  const built = await build({
    configFile: false,
    root: cwd,
    logLevel: "silent",
    plugins: [directIcons(), babel({ presets: [linguiTransformerBabelPreset({}, { cwd })] })],
    build: {
      write: false,
      minify: true,
      lib: { entry: join(cwd, "app/features/chat/ChatLauncher.tsx"), formats: ["es"] },
      rolldownOptions: { external: (id) => !own.test(id) },
    },
  });
  const chunks = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
  const code = chunks.map((chunk) => ("code" in chunk ? chunk.code : "")).join("\n");
  expect(code).toContain("aria-haspopup");
  // The lines of the icon's drawing.
  expect(code).toContain("M2.992 16.342");
  const size = gzipSync(code, { level: 9 }).length;
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThanOrEqual(3_000);
});
