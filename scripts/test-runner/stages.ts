import { availableParallelism } from "node:os";
import type { Report } from "./count-tests.ts";

/** A stage of `npm test`: one command, and how many cores it keeps busy. */
export interface Stage {
  name: string;
  /** The groups that `npm test -- <group>` selects. */
  groups: readonly Group[];
  command: string;
  /** Stages that must pass first. A stage selected by a group brings these with it. */
  needs?: readonly string[];
  cores: number;
  /** What its output is: one check, or a test report that is counted. */
  report?: Report;
}

export const groups = ["checks", "contracts", "server", "web", "e2e"] as const;
export type Group = (typeof groups)[number];

const everything = Number.MAX_SAFE_INTEGER;

/** The files of a worker share their modules: loading them again for each file is up to half of the work. */
const vitest = "vitest run --no-isolate";

/** Two more than there are cores: tests that start processes often wait for them. */
const serverWorkers = availableParallelism() + 2;

/**
 * The stages of `npm test`, in the order in which they start when cores are free. The longest chain comes first. The server's
 * tests start next to the last of the contracts' and share all cores; then the browser's tests have the machine for themselves.
 */
export const stages: readonly Stage[] = [
  { name: "compile", groups: ["contracts"], command: "npm run compile:contracts", cores: 1 },
  { name: "types", groups: ["checks"], command: "npm run types", cores: 1 },
  {
    name: "contracts",
    groups: ["contracts"],
    // Most of its time is in two contracts, which Foundry often runs one after the other even with two threads.
    command: "npm run test:contracts -- --threads 1",
    needs: ["compile"],
    cores: 1,
    report: "forge",
  },
  { name: "site", groups: ["web"], command: "node scripts/test-runner/build-site.ts", cores: 1 },
  // Otherwise each process of the tests that answers a question would make it.
  { name: "chat index", groups: ["server"], command: "npm run build:chat-index", cores: 1 },
  { name: "lint", groups: ["checks"], command: "npm run lint", cores: 1 },
  {
    name: "web",
    groups: ["web"],
    command: `${vitest} --maxWorkers 1 --project '!server' --project '!dev' --project '!deploy-contracts'`,
    needs: ["compile"],
    cores: 1,
    report: "vitest",
  },
  { name: "generated", groups: ["checks"], command: "npm run check:generated", needs: ["compile"], cores: 1 },
  { name: "unused", groups: ["checks"], command: "npm run unused", cores: 1 },
  {
    name: "server",
    groups: ["server"],
    // Vitest runs projects in the order of their names: files that start a local world first, short ones last.
    command: `${vitest} --maxWorkers ${serverWorkers} --project deploy-contracts --project dev --project server`,
    needs: ["compile", "site", "chat index"],
    cores: 1,
    report: "vitest",
  },
  {
    name: "e2e",
    groups: ["e2e"],
    command: "npm run e2e -w @canopy/e2e",
    needs: ["compile", "site", "chat index"],
    cores: everything,
    report: "playwright",
  },
];

/** The stages of a group and all that they need; all stages without a group. */
export function selectStages(all: readonly Stage[], group?: Group): readonly Stage[] {
  if (group === undefined) return all;
  const wanted = new Set<string>();
  const want = (stage: Stage) => {
    wanted.add(stage.name);
    for (const other of all) if (stage.needs?.includes(other.name)) want(other);
  };
  for (const stage of all) if (stage.groups.includes(group)) want(stage);
  return all.filter(({ name }) => wanted.has(name));
}
