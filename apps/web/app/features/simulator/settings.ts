import type { Scenario } from "@canopy/protocol/simulation/scenario";

/** Sizes that the slider offers. Equal steps of it multiply. */
export const sizes: readonly number[] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** What is run before anybody moves a slider: the placement that the app itself proposes. */
export const firstScenario: Scenario = {
  members: 10_000,
  days: 180,
  dailyGrowth: 1,
  placement: "weaker side",
  units: 2,
  topUps: 20,
  seed: 1,
};
