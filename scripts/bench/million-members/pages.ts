import { createRandom } from "@canopy/protocol/simulation/random";
import type { Database } from "@canopy/server/database/tables";
import { listMembers, listReferrals } from "@canopy/server/routes/members/list-members";
import { findClaims } from "@canopy/server/routes/ranks/find-ranks";
import { findPointy } from "@canopy/server/routes/rounds/find-rounds";
import type { Figure } from "../figures.ts";
import { median } from "../quantiles.ts";
import { note } from "../scope.ts";
import { million, type Shape } from "./world.ts";

const QUERIES = 1_000;
/** Of each kind, before the measured ones, to warm connections and caches. */
const WARM_UP = 100;
/** The API's default, and one row that shows whether there is a next page. */
const limit = 50 + 1;
const MAXIMUM_LOOKUPS = 2;

/** Runs the API's own queries for pages anywhere in long lists and a key look-up of as many seats in turn. */
export async function measurePages(database: Database, shape: Shape): Promise<Figure[]> {
  note(`Reading pages (${shape}) ...`);
  const { members, rounds } = million(shape);
  const random = createRandom(members);
  const anyone = () => 1 + random.integer(members);
  const queries: Record<string, () => Promise<unknown>> = {
    members: () => listMembers(database, "core", { after: anyone(), limit }),
    "a member's referrals": () => listReferrals(database, "core", anyone(), { after: anyone(), limit }),
    "a round's members with points": () =>
      findPointy(database, "core", { round: random.integer(rounds), isClosed: true, after: anyone(), limit }),
    "a month's ranks": () =>
      findClaims(database, "core", { month: random.integer(12), after: anyone(), limit }),
  };
  const lookUps: number[] = [];
  const times = new Map<string, number[]>(Object.keys(queries).map((name) => [name, []]));
  for (let turn = -WARM_UP; turn < QUERIES; turn++) {
    const one = await time(() => lookUp(database, anyone()));
    if (turn >= 0) lookUps.push(one);
    for (const [name, query] of Object.entries(queries)) {
      const taken = await time(query);
      if (turn >= 0) times.get(name)?.push(taken);
    }
  }
  return [...times].map(([name, taken]) => ({
    name: `${shape}: a page of ${name}`,
    value: median(taken) / median(lookUps),
    unit: "look-ups",
    target: MAXIMUM_LOOKUPS,
    ratio: median(lookUps) / median(taken),
    peer: `a key look-up of as many seats, ${median(lookUps).toFixed(2)} ms`,
  }));
}

const lookUp = (database: Database, after: number) =>
  database
    .selectFrom("seats")
    .selectAll()
    .where("plan", "=", "core")
    .where("member_id", ">", after)
    .orderBy("member_id")
    .limit(limit)
    .execute();

async function time(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
