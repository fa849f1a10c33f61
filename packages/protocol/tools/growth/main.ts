/** Writes docs/growth.md: what it costs to settle every day of a year in which a network grows to 1,000,000 members. */
import { writeFile } from "node:fs/promises";
import { CLOSING_REWARD_DIVISOR, corePlan, WHOLE } from "../../src/rules/parameters.ts";
import { type GrowthKind, growthKinds } from "../../src/simulation/placement.ts";
import { gasOf, measured, polFor, targets } from "./gas.ts";
import { type DayLoad, grow } from "./growth.ts";
import { plot } from "./plot.ts";

const MEMBERS = 1_000_000;
const DAYS = 365;
const GWEI = [30, 100, 300];
const SHOWN = [30, 90, 150, 210, 240, 270, 330, 365];
/** What Polygon takes in one transaction; its blocks hold more. */
const TRANSACTION_GAS = 16_000_000;

const placed: Record<GrowthKind, { how: string; color: string }> = {
  balanced: { how: "level by level: the least that is possible", color: "#2f855a" },
  "weaker side": { how: "on the sponsor's weaker side, as `autoReferral` proposes", color: "#2b6cb0" },
  random: { how: "on any free leg", color: "#b7791f" },
  chain: { how: "each below the last, one of seven beside: the worst", color: "#c53030" },
};

const years = growthKinds.map((kind) => {
  process.stderr.write(`${kind}\n`);
  return { kind, loads: [...grow({ kind, members: MEMBERS, days: DAYS, seed: 1 })] };
});
const docs = new URL("../../../../docs/", import.meta.url);
const lines = years.map(({ kind, loads }) => ({
  name: kind,
  color: placed[kind].color,
  values: loads.map((load) => gasOf(load, measured)),
}));
await writeFile(new URL("growth.svg", docs), plot("Gas a day to settle", lines, short));
await writeFile(new URL("growth.md", docs), page());

function page(): string {
  return `# A year of growth

What it costs to settle every day of a year in which a network grows to ${count(MEMBERS)} members along an S-curve, with at most
9,000 joining a day, and one more purchase of units for every seven of them. \`npm run growth\` writes this page from the counting core of the
reference model (\`packages/protocol/tools/growth\`), which says how many nodes a day touches: each of them hands something to its
upline. A touched node costs ${count(measured.carry)} gas, a member's first points of the day ${count(measured.firstPoints)} more, as \`npm run bench:gas\`
measures them; in brackets the same at the most that they may cost (${count(targets.carry)} and ${count(targets.firstPoints)}).

![Gas a day to settle, on a logarithmic scale](growth.svg)

How members are placed decides it:

${table([
  [
    "placement",
    "touched nodes in the year",
    "gas in the year",
    ...GWEI.map((gwei) => `POL in the year at ${gwei} gwei`),
  ],
  ...years.map(({ kind, loads }) => {
    const gas = sum(loads, (load) => gasOf(load, measured));
    const most = sum(loads, (load) => gasOf(load, targets));
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
## Who pays

Whoever closes a round gets a fifth of its operations share, ${usdReward().toFixed(2)} USD for each unit that entered. The tables say up to which
price of a POL that covers the gas of the day at 100 gwei. Nobody's money depends on it: what nobody settles today, anybody can
settle later with the same result.
`;
}

function section(kind: GrowthKind, loads: readonly DayLoad[]): string {
  const heads = ["day", "members", "units", "touched", "with points", "gas", "transactions"];
  const rows = SHOWN.flatMap((day) => loads.filter((load) => load.day === day)).map((load) => {
    const gas = gasOf(load, measured);
    const pol = GWEI.map((gwei) => polFor(gas, gwei));
    const coveredUpTo = (load.units * usdReward()) / polFor(gas, 100);
    return [
      ...[load.day, load.members, load.units, load.touched, load.pointy].map(count),
      `${short(gas)} (${short(gasOf(load, targets))})`,
      count(Math.ceil(gas / TRANSACTION_GAS)),
      ...pol.map((amount) => (amount < 10 ? amount.toFixed(1) : count(Math.round(amount)))),
      `$${coveredUpTo.toFixed(2)}`,
    ];
  });
  return `## ${kind[0]?.toUpperCase()}${kind.slice(1)}

New members: ${placed[kind].how}.

${table([[...heads, ...GWEI.map((gwei) => `POL at ${gwei} gwei`), "covered up to, a POL"], ...rows])}
`;
}

/** USD that the close of a round brings for each unit. */
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

/** 1,234,567 as 1.2M. */
function short(number: number): string {
  const [unit, size] = number >= 1e9 ? ["G", 1e9] : number >= 1e6 ? ["M", 1e6] : ["k", 1e3];
  const shown = number / Number(size);
  return `${shown >= 100 || Number.isInteger(shown) ? Math.round(shown) : shown.toFixed(1)}${unit}`;
}
