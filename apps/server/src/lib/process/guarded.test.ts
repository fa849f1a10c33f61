import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { spawnGuarded } from "./guarded.ts";

const guardedUrl = new URL("guarded.ts", import.meta.url).href;
const waitForever = ["-e", "console.log(process.pid); setInterval(() => {}, 1_000)"];

/** Prints its pid, and exits 200 ms after SIGTERM. */
const slowEnd = `process.on("SIGTERM", () => setTimeout(() => { console.log("ended"); process.exit(3); }, 200));
console.log(process.pid); setInterval(() => {}, 1_000);`;

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  const [chunk] = await once(stream, "data");
  return String(chunk).trim();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("stop waits until the command has handled the signal", async () => {
  const guarded = spawnGuarded(process.execPath, ["-e", slowEnd]);
  let output = "";
  guarded.output.on("data", (chunk) => {
    output += String(chunk);
  });
  await once(guarded.output, "data");
  await guarded.stop();
  expect(await guarded.ended).toBe(3);
  expect(output).toContain("ended");
});

test("resolves to the exit code of a command that ends", async () => {
  expect(await spawnGuarded(process.execPath, ["-e", "process.exit(7)"]).ended).toBe(7);
});

test("resolves to 127 for a command that does not exist", async () => {
  expect(await spawnGuarded("/no/such/command", []).ended).toBe(127);
});

test("ends the command when the parent is killed", async () => {
  const script = `import { spawnGuarded } from ${JSON.stringify(guardedUrl)};
spawnGuarded(process.execPath, ${JSON.stringify(waitForever)}).output.pipe(process.stdout);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pid = Number(await firstLine(parent.stdout));
  expect(isAlive(pid)).toBe(true);

  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
});
