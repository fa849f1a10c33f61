import type { PlanParameters } from "../rules/parameters.ts";

type Address = `0x${string}`;

/** What the constructor fixes in addition to the rules: accounts, addresses and times. */
export interface PlanSetup {
  /** Owner of the root seat, and its username. */
  root: Address;
  rootUsername: string;
  /** Receives the operations share. */
  operator: Address;
  /** Receives the commons share and what rank shares leave in the HeroPool. */
  commons: Address;
  /** Chainlink's aggregator for POL / USD, and the maximum age of its reading in seconds. */
  feed: Address;
  maximumAge: number;
  /** Seconds: the start of round 0, and the start of entries. */
  genesis: bigint;
  opensAt: bigint;
}

/**
 * The one argument of a plan's constructor (`PlanParameters` in `IPlanActions.sol`).
 *
 * @param core the core plan that a Plus plan is bound to; the zero address for the core plan itself
 */
export function constructorArgument(rules: PlanParameters, setup: PlanSetup, core: Address) {
  return {
    ...setup,
    unitUSD: rules.unitUsd,
    usernameFeeUSD: rules.usernameFeeUsd,
    pointsPerUnit: rules.pointsPerUnit,
    maximumUnits: rules.maxUnits,
    sponsorShare: rules.shares.sponsor,
    poolShare: rules.shares.pool,
    heroShare: rules.shares.heroPool,
    commonsShare: rules.shares.commons,
    operationsShare: rules.shares.operations,
    core,
  };
}

export type ConstructorArgument = ReturnType<typeof constructorArgument>;
