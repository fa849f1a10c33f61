import { expect, test } from "vitest";
import { isOnEveryPage } from "./on-every-page.ts";

test("what the root or the public frame imports, however far away, is on every page", () => {
  const importers: Record<string, string[]> = {
    "/app/shell/Header.tsx": ["/app/shell/PublicLayout.tsx"],
    "/app/ui/Mark.tsx": ["/app/home/Hero.tsx", "/app/shell/Header.tsx"],
    "/app/home/Hero.tsx": ["/app/home/route.tsx"],
    "/app/a.ts": ["/app/b.ts"],
    "/app/b.ts": ["/app/a.ts"],
  };
  const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };
  expect(isOnEveryPage("/app/root.tsx", graph)).toBe(true);
  expect(isOnEveryPage("/app/entry.client.tsx", graph)).toBe(false);
  expect(isOnEveryPage("/app/ui/Mark.tsx", graph)).toBe(true);
  expect(isOnEveryPage("/app/home/Hero.tsx", graph)).toBe(false);
  expect(isOnEveryPage("/app/a.ts", graph)).toBe(false);
});
