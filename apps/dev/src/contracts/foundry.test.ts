import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/folder.ts";
import { findFoundry } from "./foundry.ts";

const name = process.platform === "win32" ? "forge.exe" : "forge";

test("FORGE_BIN has precedence", async () => {
  const path = join(await temporaryFolder(), "my-forge");
  await writeFile(path, "");
  expect(findFoundry("forge", { FORGE_BIN: path })).toBe(path);
});

test("a FORGE_BIN that is not a file fails with its name", () => {
  expect(() => findFoundry("forge", { FORGE_BIN: "/no/such/forge" })).toThrow(
    "FORGE_BIN=/no/such/forge is not a file",
  );
});

test("without a package for this platform, PATH is searched", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "bin"));
  await writeFile(join(folder, "bin", name), "");
  expect(findFoundry("forge", { PATH: join(folder, "bin") }, folder)).toBe(join(folder, "bin", name));
});

test("without any, the error says what is missing and what to do", async () => {
  expect(() => findFoundry("anvil", { PATH: "" }, "/nowhere")).toThrow(
    /^Foundry's anvil is missing: .*npm ci.*ANVIL_BIN/,
  );
});
