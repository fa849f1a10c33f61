import { expect, test } from "vitest";
import { commonChunk } from "./common-chunk.ts";

test("a module goes to the chunk of the pages that need it to hydrate", () => {
  const importers: Record<string, string[]> = {
    "/app/layout/Header.tsx": ["/app/pages/PublicLayout.tsx"],
    "/app/layout/Wordmark.tsx": ["/app/layout/Header.tsx", "/app/layout/dashboard/Sidebar.tsx"],
    "/app/layout/dashboard/Sidebar.tsx": ["/app/pages/dashboard/layout.tsx"],
    "/app/ui/primitives/Mark.tsx": ["/app/pages/home/HeroSlider.tsx", "/app/layout/Header.tsx"],
    "/app/pages/home/HeroSlider.tsx": ["/app/pages/home/route.tsx"],
    "/icons/wallet.mjs": ["/app/pages/home/route.tsx", "/app/pages/dashboard/overview/route.tsx"],
    "/app/a.ts": ["/app/b.ts"],
    "/app/b.ts": ["/app/a.ts"],
  };
  const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };
  expect(commonChunk("/app/root.tsx", graph)).toBe("frame");
  expect(commonChunk("/app/entry.client.tsx", graph)).toBe(null);
  expect(commonChunk("/app/ui/primitives/Mark.tsx", graph)).toBe("public");
  expect(commonChunk("/app/layout/Wordmark.tsx", graph)).toBe("frame");
  expect(commonChunk("/icons/wallet.mjs", graph)).toBe("frame");
  expect(commonChunk("/app/layout/dashboard/Sidebar.tsx", graph)).toBe(null);
  expect(commonChunk("/app/pages/home/HeroSlider.tsx", graph)).toBe(null);
  expect(commonChunk("/app/a.ts", graph)).toBe(null);
});
