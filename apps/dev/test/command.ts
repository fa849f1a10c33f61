import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "@canopy/server/lib/port";
import { expect, onTestFinished } from "vitest";
import { projectRoot } from "../src/settings.ts";

/** The ports and the folder of one world. */
export interface Place {
  home: string;
  port: number;
  chainPort: number;
}

export async function newPlace(home: string): Promise<Place> {
  return { home, port: await freePort(), chainPort: await freePort() };
}

/** What `npm start` runs. */
const startCommand = [process.execPath, join("apps", "dev", "start.mjs")] as const;

/** One run of the start command. */
export class Command {
  readonly process: ChildProcess;
  #output = "";

  /** Starts it in its own process group, as a terminal does; killed after the test. */
  constructor(place: Place, [program, ...args]: readonly [string, ...string[]] = startCommand) {
    this.process = spawn(program, args, {
      cwd: projectRoot,
      detached: true,
      env: {
        ...process.env,
        CANOPY_HOME: place.home,
        PORT: String(place.port),
        CHAIN_PORT: String(place.chainPort),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const collect = (chunk: Buffer) => {
      this.#output += chunk.toString();
    };
    this.process.stdout?.on("data", collect);
    this.process.stderr?.on("data", collect);
    onTestFinished(() => void this.process.kill("SIGKILL"));
  }

  /** Its output so far. */
  get output(): string {
    return this.#output;
  }

  /** Waits until it prints that Canopy is ready. */
  async ready(): Promise<void> {
    await expect.poll(() => this.#output, { timeout: 200_000, interval: 100 }).toContain("Canopy is ready");
  }

  /** Ctrl-C: the whole process group gets the signal, as from a terminal. */
  pressCtrlC(): void {
    if (this.process.pid !== undefined) process.kill(-this.process.pid, "SIGINT");
  }

  /** Kills it and all processes that it started, as a power cut would. */
  async killEverything(): Promise<void> {
    const lines = execFileSync("ps", ["-e", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
    const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
    const ids = new Set([this.process.pid]);
    // A child can come before its parent in the list: repeat until no further one is found.
    for (let size = 0; size < ids.size; ) {
      size = ids.size;
      for (const [id, parent] of processes) if (ids.has(parent)) ids.add(id);
    }
    for (const id of ids) {
      try {
        if (id !== undefined) process.kill(id, "SIGKILL");
      } catch {
        // It ended together with its parent.
      }
    }
    await this.ended();
  }

  /** Waits until it exits and returns the exit code. */
  async ended(): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, "close");
    return this.process.exitCode;
  }
}
