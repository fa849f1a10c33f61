import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/** Preloaded code that makes Node report an older version. */
const older = `Object.defineProperties(process, {
  version: { value: "v20.20.2" }, versions: { value: { ...process.versions, node: "20.20.2" } } });`;

describe("an older Node prints what to do instead of a syntax error", () => {
  test.each([
    ["start", "npm start"],
    ["server", "npm run server"],
  ])("npm script %s", (name, command) => {
    const [program, ...args] = scripts[name]?.split(" ") ?? [];
    expect(program).toBe("node");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", `data:text/javascript,${encodeURIComponent(older)}`, ...args],
      { cwd: root, encoding: "utf8" },
    );
    expect(stderr).toBe(
      `Canopy needs Node 22.18 or newer and found v20.20.2. Run \`npm ci\`, which installs the right one for this project, then \`${command}\`.\n`,
    );
    expect(stdout).toBe("");
    expect(status).toBe(1);
  });
});
