/**
 * Simulates members and their ranks for 180 days, and prints what the HeroPool pays and how members fare. Decision 15 explains
 * the results.
 */
import { seatDefaults } from "../seat-defaults.ts";
import { percent, printTable } from "../table.ts";
import { firstDesign } from "./first-design.ts";
import { kinds, type Network, type Outcome, playNetwork } from "./outcome.ts";

const GROWTH = [-2, 0, 1, 2, 5] as const;
const SEEDS = [1, 2, 3] as const;

const networks = kinds.flatMap((kind) =>
  GROWTH.map((dailyGrowth) => ({ kind, dailyGrowth, members: 20_000, days: 180 })),
);
const played = networks.map((network) => ({
  network,
  rewarded: SEEDS.map((seed) => playNetwork({ ...network, seed }, "rewarded")),
  unrewarded: SEEDS.map((seed) => playNetwork({ ...network, seed }, "unrewarded")),
}));

/** The lowest and the highest of the seeds. */
function range(outcomes: readonly Outcome[], figure: (outcome: Outcome) => number, digits = 1): string {
  const shown = outcomes.map((outcome) => (100 * figure(outcome)).toFixed(digits));
  const sorted = shown.sort((a, b) => Number(a) - Number(b));
  return `${sorted[0]}-${sorted.at(-1)}`;
}

const describe = ({ kind, dailyGrowth }: Pick<Network, "kind" | "dailyGrowth">): string[] => [
  kind,
  `${dailyGrowth} %`,
];

printTable("The HeroPool: 20,000 members in 180 days, every rank claimed, three seeds (%)", [
  [
    "network",
    "growth",
    "points a unit",
    "paid to ranks",
    "if no closer takes a reward",
    "of all entries",
    "left in pots",
  ],
  ...played.map(({ network, rewarded, unrewarded }) => [
    ...describe(network),
    range(rewarded, ({ pointsPerUnit }) => pointsPerUnit / 100, 2),
    range(rewarded, ({ paidToRanks }) => paidToRanks),
    range(unrewarded, ({ paidToRanks }) => paidToRanks),
    range(rewarded, ({ ofEntries }) => ofEntries, 2),
    String(Math.max(...rewarded.map(({ leftInPots }) => leftInPots))),
  ]),
]);

printTable("Defaults for seats: members at 1 % a day, by preferential sponsors (%)", [
  ["default", "points a unit", "mean", "median", "earned back", "top 1 %"],
  ...seatDefaults.map((kind) => {
    const { pointsPerUnit, members } = playNetwork({
      kind,
      members: 20_000,
      days: 180,
      dailyGrowth: 1,
      seed: 1,
    });
    const figures = [members.mean, members.median, members.earnedBack, members.topShare];
    return [kind, pointsPerUnit.toFixed(2), ...figures.map(percent)];
  }),
]);

printTable("Members: the first design, and now (seed 1, %)", [
  ["network", "growth", "mean", "", "median", "", "earned back", "", "top 1 %", ""],
  ...played.map(({ network, rewarded: [now] }) => {
    const before = firstDesign[network.kind][network.dailyGrowth];
    const figures = ["mean", "median", "earnedBack", "topShare"] as const;
    return [
      ...describe(network),
      ...figures.flatMap((figure) => [before[figure].toFixed(1), now ? percent(now.members[figure]) : ""]),
    ];
  }),
]);
