import { expect, test } from "vitest";
import { crowdedFolders, findPageImports, findRow, folderCircle, forbiddenImports } from "./import-graph.ts";

const rows = { pages: ["features", "lib"], "features/wallet": ["features/session", "lib"], lib: [] };

test.each([
  ["pages/home/route.tsx", "lib/log.ts"],
  ["pages/home/route.tsx", "features/wallet/use-wallet.ts"],
  ["features/wallet/a.ts", "features/wallet/b.ts"],
])("allows %s to import %s", (from, to) => expect(forbiddenImports([{ from, to }], rows)).toEqual([]));

test.each([
  ["lib/log.ts", "pages/home/route.tsx"],
  ["features/wallet/a.ts", "pages/home/route.tsx"],
  ["styles/a.ts", "lib/log.ts"],
  ["pages/home/route.tsx", "styles/a.ts"],
])("forbids %s to import %s", (from, to) =>
  expect(forbiddenImports([{ from, to }], rows)).toEqual([`${from} imports ${to}`]));

test("takes the row with the longest name, and whole folder names only", () => {
  expect(findRow("features/wallet/dev/a.ts", { features: [], "features/wallet": [] })).toBe(
    "features/wallet",
  );
  expect(findRow("library/a.ts", rows)).toBeUndefined();
});

test("finds a circle of folders through any number of steps", () => {
  const steps = [
    { from: "z/1.ts", to: "a/1.ts" },
    { from: "a/1.ts", to: "b/1.ts" },
    { from: "b/2.ts", to: "b/c/1.ts" },
    { from: "b/c/2.ts", to: "a/2.ts" },
  ];
  expect(folderCircle(steps.slice(0, 3))).toEqual([]);
  expect(folderCircle(steps)).toEqual([
    "a/1.ts imports b/1.ts",
    "b/2.ts imports b/c/1.ts",
    "b/c/2.ts imports a/2.ts",
  ]);
});

test("finds what imports a page from outside of it", () => {
  const files = ["pages/login/route.tsx", "pages/register/route.tsx", "pages/legal/Mail.tsx"];
  const inside = { from: "pages/login/route.tsx", to: "pages/login/parts/Form.tsx" };
  const shared = { from: "pages/login/route.tsx", to: "pages/legal/Mail.tsx" };
  const across = { from: "pages/register/Screen.tsx", to: "pages/login/parts/Form.tsx" };
  expect(findPageImports([inside, shared, across], files)).toEqual([
    "pages/register/Screen.tsx imports pages/login/parts/Form.tsx",
  ]);
});

test("counts the files of each folder", () => {
  expect(crowdedFolders(["a/1.ts", "a/2.ts", "a/b/3.ts"], 1)).toEqual(["a: 2 files"]);
});
