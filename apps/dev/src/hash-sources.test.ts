import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/folder.ts";
import { hashSources } from "./hash-sources.ts";

test("the hash of the sources changes only with contents, names and new files", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "app"));
  await writeFile(join(folder, "app", "one.ts"), "1");
  const first = await hashSources([folder]);

  await mkdir(join(folder, "build"));
  await writeFile(join(folder, "build", "output.js"), "ignored");
  expect(await hashSources([folder])).toBe(first);

  await writeFile(join(folder, "app", "one.ts"), "2");
  const changed = await hashSources([folder]);
  await rename(join(folder, "app", "one.ts"), join(folder, "app", "two.ts"));
  const renamed = await hashSources([folder]);
  await writeFile(join(folder, "app", "three.ts"), "");
  const added = await hashSources([folder]);
  expect(new Set([first, changed, renamed, added]).size).toBe(4);
});
