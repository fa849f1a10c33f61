import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../test/folder.ts";
import { compileContracts } from "./compile.ts";

/** A compiler that writes the artifacts, and counts its runs in `runs`. */
const forge = `#!/bin/sh
for name in Plan Markets VaultFactory MockFeed MockToken MockUsdt MockWpol; do
  mkdir -p "out/$name.sol"
  echo "{}" > "out/$name.sol/$name.json"
done
printf x >> runs
`;

test.skipIf(process.platform === "win32")(
  "the compiler starts again only for another source, setting or artifact",
  async () => {
    const root = await temporaryFolder();
    const folder = join(root, "contracts");
    const plan = join(folder, "src", "Plan.sol");
    const artifact = join(folder, "out", "Plan.sol", "Plan.json");
    await mkdir(join(folder, "src"), { recursive: true });
    await mkdir(join(folder, "test", "mocks"), { recursive: true });
    for (const file of [plan, join(folder, "foundry.toml"), join(folder, "solc.cjs")])
      await writeFile(file, "");
    await writeFile(join(root, "package-lock.json"), "{}");
    const program = join(root, "forge");
    await writeFile(program, forge, { mode: 0o755 });
    vi.stubEnv("FORGE_BIN", program);
    onTestFinished(() => void vi.unstubAllEnvs());
    const compile = async () => {
      await compileContracts(new AbortController().signal, folder);
      return (await readFile(join(folder, "runs"), "utf8")).length;
    };

    expect(await compile()).toBe(1);
    expect(await compile()).toBe(1);
    await appendFile(plan, "contract Plan {}");
    expect(await compile()).toBe(2);
    expect(await compile()).toBe(2);
    // As after `forge build` of sources that were changed back since.
    await writeFile(artifact, '{"other":true}');
    expect(await compile()).toBe(3);
    expect(await compile()).toBe(3);
    vi.stubEnv("FOUNDRY_OPTIMIZER", "false");
    expect(await compile()).toBe(4);
    await writeFile(join(root, "package-lock.json"), '{"solady":"2"}');
    expect(await compile()).toBe(5);
    expect(await compile()).toBe(5);
  },
);
