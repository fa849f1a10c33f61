/**
 * `npm run bench:gas`: the cost of calls to the plan, next to two contracts that walk the upline and to published figures.
 * contracts/bench/Gas.b.sol measures them. The dearest calls follow, from the snapshot of the contract tests.
 */
import { type Figure, report } from "./figures.ts";
import { runForgeBench } from "./forge-bench.ts";
import { everydayLimits, worstCases } from "./gas-limits.ts";

/** Gas of joining similar products: measured on the code of one by depth, published by another. */
const published = {
  "published: DualX, a walk to the root": { 1: 302_000, 10: 543_000, 20: 837_000, 100: 1_660_000 },
  "published: Forsage, at its least": { 1: 303_000 },
  "published: Forsage, at its most": { 1: 398_000 },
};

const gas = runForgeBench("GasBench", "bench-gas");
const own = value("register, depth 1");

report([
  ...[...gas].filter(([name]) => !name.startsWith("peer")).map(([name, cost]) => ourFigure(name, cost)),
  spread("register"),
  spread("topUp"),
  ...[...gas]
    .filter(([name]) => name.startsWith("peer"))
    .map(([name, cost]) =>
      peerFigure(`register, ${name}`, cost, value(`register${name.slice(name.indexOf(","))}`)),
    ),
  ...Object.entries(published).flatMap(([name, byDepth]) =>
    Object.entries(byDepth).map(([depth, cost]) =>
      peerFigure(`register, ${name}, depth ${depth}`, cost, own),
    ),
  ),
  ...worstCases(),
]);

function value(name: string): number {
  const cost = gas.get(name);
  if (cost === undefined) throw new Error(`The bench did not measure "${name}".`);
  return cost;
}

function ourFigure(name: string, cost: number): Figure {
  const target = Object.entries(everydayLimits).find(([prefix]) => name.startsWith(prefix))?.[1] ?? null;
  return { name, value: cost, unit: "gas", target, ratio: null, peer: null };
}

/** Highest by lowest cost over all depths and sizes: 1 if the cost is constant; names differ by a few bytes. */
function spread(call: string): Figure {
  const costs = [...gas].filter(([name]) => name.startsWith(`${call},`)).map(([, cost]) => cost);
  return {
    name: `${call}, dearest by cheapest`,
    value: Math.max(...costs) / Math.min(...costs),
    unit: "times",
    target: 1.001,
    ratio: null,
    peer: null,
  };
}

function peerFigure(name: string, cost: number, ours: number): Figure {
  return {
    name,
    value: cost,
    unit: "gas",
    target: null,
    ratio: cost / ours,
    peer: "by ours, at the same depth",
  };
}
