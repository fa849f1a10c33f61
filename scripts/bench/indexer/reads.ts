import { createRandom } from "@canopy/protocol/simulation/random";
import type { Database } from "@canopy/server/database/tables";
import { findTree } from "@canopy/server/routes/members/find-tree";
import { findUplines } from "@canopy/server/routes/members/find-uplines";
import { searchMembers } from "@canopy/server/routes/members/list-members";
import type { Figure } from "../figures.ts";
import { median, quantile } from "../quantiles.ts";
import { BUSHY, MEMBERS, toName } from "./million-seats.ts";

const QUERIES = 3_000;
/** Queries of each kind before the measured ones, to warm connections, plans and caches. */
const WARM_UP = 300;
const LEVELS = 7;
const PATH = 64;
/** Members up to this id have all seven levels of a page, 127 members. */
const FULL_PAGES = 3_900;
const MAXIMUM_LOOKUPS = 10;

/** Runs the API's own queries and one look-up by primary key in turn, and compares their p99. */
export async function measureReads(database: Database): Promise<Figure[]> {
  const random = createRandom(1_000_000);
  const anyone = () => 1 + random.integer(MEMBERS);
  const inChain = () => BUSHY + 1 + random.integer(MEMBERS - BUSHY);
  const lookUp = {
    name: "one primary-key look-up",
    ask: () =>
      database.selectFrom("members").selectAll().where("id", "=", anyone()).executeTakeFirstOrThrow(),
  };
  const queries = [
    lookUp,
    {
      name: "subtree page, 7 levels",
      ask: () => {
        const id = random.chance(0.5) ? 1 + random.integer(FULL_PAGES) : anyone();
        return findTree(database, "core", toName(id), LEVELS);
      },
    },
    {
      name: "upline path, a page of 64 levels",
      ask: () => findUplines(database, "core", toName(inChain()), { from: null, limit: PATH }),
    },
    {
      name: "search by username",
      ask: () => searchMembers(database, "core", toName(anyone()).slice(0, 1 + random.integer(5))),
    },
  ];
  const times = new Map<string, number[]>(queries.map(({ name }) => [name, []]));
  for (let round = -WARM_UP; round < QUERIES; round++) {
    for (const { name, ask } of queries) {
      const begin = performance.now();
      await ask();
      if (round >= 0) times.get(name)?.push(performance.now() - begin);
    }
  }
  const peer = times.get(lookUp.name) ?? [];
  return [
    { name: `${lookUp.name}, p99`, value: quantile(peer, 0.99), unit: "ms", target: null, ...alone },
    ...queries.slice(1).flatMap(({ name }) => {
      const own = times.get(name) ?? [];
      return [
        { ...inLookUps(`${name}, p99`, quantile(own, 0.99) / quantile(peer, 0.99)), target: MAXIMUM_LOOKUPS },
        inLookUps(`${name}, median`, median(own) / median(peer)),
      ];
    }),
  ];
}

const alone = { ratio: null, peer: null } as const;

function inLookUps(name: string, value: number): Figure {
  return { name, value, unit: "look-ups", target: null, ratio: 1 / value, peer: "one primary-key look-up" };
}
