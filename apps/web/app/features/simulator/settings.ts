import type { Scenario } from "@canopy/protocol/simulation/scenario";

/** Network sizes of the slider, on a logarithmic scale. */
export const sizes: readonly number[] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** The initial scenario, with the app's default placement. */
export const firstScenario: Scenario = {
  members: 10_000,
  days: 180,
  dailyGrowth: 1,
  placement: "weaker side",
  units: 2,
  topUps: 20,
  seed: 1,
};
