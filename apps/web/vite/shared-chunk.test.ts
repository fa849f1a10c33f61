import { expect, test } from "vitest";
import { isInSharedChunk } from "./shared-chunk.ts";

test("transitive imports of the root and the public layout are on every page", () => {
  const importers: Record<string, string[]> = {
    "/app/layout/Header.tsx": ["/app/pages/PublicLayout.tsx"],
    "/app/ui/primitives/Mark.tsx": ["/app/pages/home/HeroSlider.tsx", "/app/layout/Header.tsx"],
    "/app/pages/home/HeroSlider.tsx": ["/app/pages/home/route.tsx"],
    "/app/a.ts": ["/app/b.ts"],
    "/app/b.ts": ["/app/a.ts"],
  };
  const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };
  expect(isInSharedChunk("/app/root.tsx", graph)).toBe(true);
  expect(isInSharedChunk("/app/entry.client.tsx", graph)).toBe(false);
  expect(isInSharedChunk("/app/ui/primitives/Mark.tsx", graph)).toBe(true);
  expect(isInSharedChunk("/app/pages/home/HeroSlider.tsx", graph)).toBe(false);
  expect(isInSharedChunk("/app/a.ts", graph)).toBe(false);
});
