import { setTimeout as sleep } from "node:timers/promises";
import { pickWeighted } from "@canopy/dev/seed/random";
import { faults as connectionFaults } from "@canopy/server/test/support/test-proxy";
import { passDays, replaceHistory } from "./members.ts";
import { roles, type Supervised } from "./supervise.ts";
import type { World } from "./world.ts";

/** Deepest reorganisation, in blocks. */
const DEPTH = 30;
/** Most days by which the chain's clock jumps. */
const JUMP = 20;
/** Milliseconds of the longest fault and the shortest. */
const LONGEST = 20_000;
const SHORTEST = 3_000;

interface Kind {
  readonly weight: number;
  begin(world: World, random: () => number): Promise<Begun>;
}

/** A fault with what ends it, unless it is over at once. */
interface Begun {
  readonly name: string;
  readonly end?: () => Promise<void> | void;
}

/** A fault that has ended. Milliseconds since 1970. */
export interface Fault {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const kinds: readonly Kind[] = [
  {
    weight: 5,
    async begin({ processes }, random) {
      const victims = pickProcesses(processes, random);
      for (const victim of victims) victim.signal("SIGKILL");
      return { name: `kill -9: ${toNames(victims)}` };
    },
  },
  {
    weight: 3,
    async begin({ processes }, random) {
      const victims = pickProcesses(processes, random);
      for (const victim of victims) victim.signal("SIGSTOP");
      return {
        name: `freeze: ${toNames(victims)}`,
        end() {
          for (const victim of victims) victim.signal("SIGCONT");
        },
      };
    },
  },
  ...(["database", "node"] as const).flatMap((dependency) =>
    connectionFaults.map(
      (fault): Kind => ({
        weight: 1,
        async begin({ processes }, random) {
          const victims = random() < 0.5 ? processes : pickProcesses(processes, random);
          for (const { proxies } of victims) proxies[dependency].inject(fault);
          return {
            name: `${dependency} ${fault}: ${toNames(victims)}`,
            end() {
              for (const { proxies } of victims) proxies[dependency].heal();
            },
          };
        },
      }),
    ),
  ),
  {
    weight: 5,
    async begin({ chain }, random) {
      const depth = 1 + Math.floor(random() * DEPTH);
      await replaceHistory(chain, depth, Math.floor(random() * 2 ** 31));
      return { name: `reorganisation of ${depth} blocks` };
    },
  },
  {
    weight: 2,
    async begin({ chain }, random) {
      const days = 2 + Math.floor(random() * (JUMP - 1));
      await passDays(chain, days, random);
      return { name: `clock ${days} days forward` };
    },
  },
  {
    weight: 3,
    async begin({ postgres }, random) {
      const how = random() < 0.5 ? "fast" : "crash";
      await postgres.halt(how);
      return { name: `PostgreSQL restart (${how})`, end: () => postgres.resume() };
    },
  },
];

/** One fault, or in one of four cases two at once, for 3 to 20 s. */
export async function injectFaults(world: World, random: () => number): Promise<Fault> {
  const first = pickWeighted(kinds, ({ weight }) => weight, random);
  const others = kinds.filter((kind) => kind !== first);
  const chosen = random() < 0.25 ? [first, pickWeighted(others, ({ weight }) => weight, random)] : [first];
  const from = Date.now();
  const begun: Begun[] = [];
  try {
    for (const kind of chosen) begun.push(await kind.begin(world, random));
    if (begun.some(({ end }) => end !== undefined)) await sleep(SHORTEST + random() * (LONGEST - SHORTEST));
  } finally {
    for (const { end } of begun.toReversed()) await end?.();
  }
  return { name: begun.map(({ name }) => name).join(" + "), from, to: Date.now() };
}

/** One process, or both of a role. */
function pickProcesses(processes: readonly Supervised[], random: () => number): Supervised[] {
  const role = pickWeighted(roles, () => 1, random);
  const all = processes.filter((process) => process.role === role);
  return random() < 0.3 ? all : [pickWeighted(all, () => 1, random)];
}

const toNames = (processes: readonly Supervised[]) => processes.map(({ name }) => name).join(", ");
