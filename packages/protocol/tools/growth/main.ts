/** Writes docs/growth.md: the cost of settlement while a network grows to 1,000,000 members in a year. */
import { writeFile } from "node:fs/promises";
import { CLOSING_REWARD_DIVISOR, corePlan, WHOLE } from "../../src/rules/parameters.ts";
import { type GrowthKind, growthKinds } from "../../src/simulation/placement.ts";
import { estimateGas, measured, polFor, targets } from "./gas.ts";
import { type DayLoad, grow } from "./growth.ts";
import { plot } from "./plot.ts";

const MEMBERS = 1_000_000;
const DAYS = 365;
const GWEI = [30, 100, 300];
const SHOWN = [30, 90, 150, 210, 240, 270, 330, 365];
/** Gas limit of one transaction on Polygon. */
const TRANSACTION_GAS = 16_000_000;

const placed: Record<GrowthKind, { how: string; color: string }> = {
  balanced: { how: "level by level, which costs least", color: "#2f855a" },
  "weaker side": {
    how: "on the sponsor's weaker side, as the contract's view `autoReferral` proposes",
    color: "#2b6cb0",
  },
  random: { how: "on any free leg", color: "#b7791f" },
  chain: {
    how: "each below the previous one, with one in seven on another leg, which costs most",
    color: "#c53030",
  },
};

const years = growthKinds.map((kind) => {
  process.stderr.write(`${kind}\n`);
  return { kind, loads: [...grow({ kind, members: MEMBERS, days: DAYS, seed: 1 })] };
});
const docs = new URL("../../../../docs/", import.meta.url);
const lines = years.map(({ kind, loads }) => ({
  name: kind,
  color: placed[kind].color,
  values: loads.map((load) => estimateGas(load, measured)),
}));
await writeFile(new URL("growth.svg", docs), plot("Daily gas for settlement", lines, short));
await writeFile(new URL("growth.md", docs), page());

function page(): string {
  return `# A year of growth

This page estimates the cost of settlement while a network grows to ${count(MEMBERS)} members in a year. Growth follows an S-curve with at
most 9,000 new members a day, and about one member in seven buys again later. \`npm run growth\` generates this page with the plan's own
counting code (\`packages/protocol/src/rules/legs.ts\`). The code counts the nodes that each day's settlement touches: those that carry units
to their upline. A touched node costs ${count(measured.carry)} gas, and a member's first points of the day cost ${count(measured.firstPoints)}
more, as measured by \`npm run snapshots:gas\`. The figures in brackets use the upper bounds (${count(targets.carry)} and
${count(targets.firstPoints)}). The *closing reward* is what the call that closes a round earns.

![Daily gas for settlement, on a logarithmic scale](growth.svg)

The year's cost depends on where members are placed:

${table([
  ["placement", "touched nodes", "gas", ...GWEI.map((gwei) => `POL at ${gwei} gwei`)],
  ...years.map(({ kind, loads }) => {
    const gas = sum(loads, (load) => estimateGas(load, measured));
    const most = sum(loads, (load) => estimateGas(load, targets));
    const pol = GWEI.map((gwei) => count(Math.round(polFor(gas, gwei))));
    return [
      `**${kind}**: ${placed[kind].how}`,
      count(sum(loads, ({ touched }) => touched)),
      `${short(gas)} (${short(most)})`,
      ...pol,
    ];
  }),
])}

${years.map(({ kind, loads }) => section(kind, loads)).join("\n")}
## Rewards for settlement

The call that closes a round names a member, who gets a fifth of the round's operations share, ${usdReward().toFixed(2)} USD per unit: the
reward in the last column of each table. No member's money depends on it: any account can settle a round later, with the same result.
`;
}

function section(kind: GrowthKind, loads: readonly DayLoad[]): string {
  const heads = ["day", "members", "units", "touched", "with points", "gas", "transactions"];
  const rows = SHOWN.flatMap((day) => loads.filter((load) => load.day === day)).map((load) => {
    const gas = estimateGas(load, measured);
    const pol = GWEI.map((gwei) => polFor(gas, gwei));
    const coveredUpTo = (load.units * usdReward()) / polFor(gas, 100);
    return [
      ...[load.day, load.members, load.units, load.touched, load.pointy].map(count),
      `${short(gas)} (${short(estimateGas(load, targets))})`,
      count(Math.ceil(gas / TRANSACTION_GAS)),
      ...pol.map((amount) => (amount < 10 ? amount.toFixed(1) : count(Math.round(amount)))),
      `$${coveredUpTo.toFixed(2)}`,
    ];
  });
  return `## ${kind[0]?.toUpperCase()}${kind.slice(1)}

${table([[...heads, ...GWEI.map((gwei) => `POL at ${gwei} gwei`), "highest POL price (USD) at which the closing reward covers gas at 100 gwei"], ...rows])}
`;
}

/** USD per unit for closing a round. */
function usdReward(): number {
  const share = corePlan.shares.operations / WHOLE / Number(CLOSING_REWARD_DIVISOR);
  return (Number(corePlan.unitUsd) / 1e18) * share;
}

function table([heads = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), `|${"---|".repeat(heads.length)}`, ...rows.map(line)].join("\n");
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}

/** Formats 1,234,567 as 1.2M. */
function short(number: number): string {
  const [unit, size] = number >= 1e9 ? ["G", 1e9] : number >= 1e6 ? ["M", 1e6] : ["k", 1e3];
  const shown = number / Number(size);
  return `${shown >= 100 || Number.isInteger(shown) ? Math.round(shown) : shown.toFixed(1)}${unit}`;
}
