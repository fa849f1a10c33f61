import { type ExecFileException, execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { spawnGuarded } from "../../apps/server/src/lib/process/guarded.ts";

const run = promisify(execFile);
const MIRROR = "http://deb.debian.org/debian";
const SUITE = "bookworm";
/** The bare system, which the trial builds once. Remove the file to build it again. */
const base = fileURLToPath(new URL(`../../node_modules/.cache/canopy-install/${SUITE}.tar`, import.meta.url));
/** What a bare Debian server has: systemd, and certificates for HTTPS. */
const PACKAGES = "systemd,systemd-sysv,dbus,ca-certificates,procps";
/** Certificate authorities of this network, without which no download works. */
const AUTHORITIES = "/usr/local/share/ca-certificates";
const BOOT_LIMIT = 60_000;
const OUTPUT_LIMIT = 64 << 20;

export interface Result {
  readonly code: number;
  /** Standard output and errors. */
  readonly text: string;
}

/** A booted Debian in a container, on the network of this machine. */
export interface Machine {
  /** The files of the machine as this one sees them. */
  readonly root: string;
  run(command: string, environment?: Readonly<Record<string, string>>): Promise<Result>;
  stop(): Promise<void>;
}

/** Builds a Debian in `folder`, boots its systemd as process 1, and waits until that has started. */
export async function bootDebian(folder: string): Promise<Machine> {
  const root = join(folder, "root");
  await mkdir(root);
  await run("tar", ["-C", root, "-xf", await buildBase()]);
  await addAuthorities(root);
  // Nothing of it outlives the trial, so that its packages need not wait for the disk.
  await writeFile(join(root, "etc/dpkg/dpkg.cfg.d/trial"), "force-unsafe-io\n");
  // The network is this machine's, and so are its names.
  await cp("/etc/hosts", join(root, "etc/hosts"));
  const container = spawnGuarded("systemd-nspawn", [
    ...["--directory", root, "--boot", "--register=no", "--keep-unit", "--machine=canopy-trial"],
    ...["--console=read-only", "--resolv-conf=copy-host", "--link-journal=no"],
  ]);
  let words = "";
  container.output.on("data", (chunk: Buffer) => {
    words += chunk.toString();
  });
  const stop = async () => {
    await container.stop();
    await rm(root, { recursive: true, force: true });
  };
  try {
    const process1 = await findProcess1(root);
    const machine: Machine = {
      root,
      stop,
      run: (command, environment = {}) =>
        enter(process1, ["env", ...toPairs(environment), "bash", "-c", command]),
    };
    await waitUntilBooted(machine);
    return machine;
  } catch (error) {
    await stop();
    throw new Error(`Debian does not boot: ${words.slice(-2_000)}`, { cause: error });
  }
}

async function buildBase(): Promise<string> {
  const isBuilt = await readFile(`${base}.complete`).then(
    () => true,
    () => false,
  );
  if (isBuilt) return base;
  await mkdir(join(base, ".."), { recursive: true });
  await run("mmdebstrap", ["--variant=minbase", `--include=${PACKAGES}`, SUITE, base, MIRROR], {
    maxBuffer: OUTPUT_LIMIT,
  });
  await writeFile(`${base}.complete`, "");
  return base;
}

async function addAuthorities(root: string): Promise<void> {
  const names = await readdir(AUTHORITIES).catch(() => []);
  for (const name of names) await cp(join(AUTHORITIES, name), join(root, AUTHORITIES, name));
  if (names.length > 0) await run("chroot", [root, "update-ca-certificates"]);
}

/** The process whose root is the machine's and whose parent's is not: its systemd. */
async function findProcess1(root: string): Promise<string> {
  for (const deadline = Date.now() + BOOT_LIMIT; Date.now() < deadline; await sleep(200)) {
    for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      if (!/^NSpid:\s+\d+\s+1$/m.test(status)) continue;
      const mounts = await readFile(`/proc/${pid}/mountinfo`, "utf8").catch(() => "");
      if (mounts.split("\n").some((line) => line.split(" ")[3] === root)) return pid;
    }
  }
  throw new Error("The container has no process 1");
}

const toPairs = (environment: Readonly<Record<string, string>>) =>
  Object.entries({
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    HOME: "/root",
    LANG: "C.UTF-8",
    ...environment,
  }).map(([name, value]) => `${name}=${value}`);

async function enter(pid: string, command: readonly string[]): Promise<Result> {
  const namespaces = ["--mount", "--uts", "--ipc", "--pid", "--cgroup", "--root"];
  try {
    const { stdout, stderr } = await run("nsenter", ["--target", pid, ...namespaces, ...command], {
      maxBuffer: OUTPUT_LIMIT,
      env: {},
    });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    if (!isExit(error)) throw error;
    return { code: error.code, text: error.stdout + error.stderr };
  }
}

type Exit = ExecFileException & { code: number; stdout: string; stderr: string };

function isExit(error: unknown): error is Exit {
  return error instanceof Error && "code" in error && typeof error.code === "number" && "stdout" in error;
}

async function waitUntilBooted(machine: Machine): Promise<void> {
  for (const deadline = Date.now() + BOOT_LIMIT; Date.now() < deadline; await sleep(500)) {
    const { text } = await machine.run("systemctl is-system-running");
    if (/^(running|degraded)/.test(text)) return;
  }
  throw new Error("systemd did not start within a minute");
}

/** The last lines that the units of Canopy logged. */
export async function readJournal(machine: Machine): Promise<string> {
  return (await machine.run("journalctl --no-pager -n 60 -u 'canopy-*'")).text;
}
