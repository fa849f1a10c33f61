import type { ConstructorArgument } from "@canopy/protocol/abi/constructor-argument";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import type { Chain } from "./preflight.ts";

/** What a plan reports about itself. */
export interface Terms {
  argument: ConstructorArgument;
  deployer: Address;
  views: Address;
}

/** Reads the constructor's argument from the plan's views. Account and username of the root are the current ones. */
export async function readTerms(client: Chain, address: Address): Promise<Terms> {
  const at = { address, abi: planAbi } as const;
  const [
    genesis,
    opensAt,
    unitUSD,
    maximumUnits,
    pointsPerUnit,
    core,
    shares,
    limits,
    commons,
    views,
    root,
    rootUsername,
  ] = await Promise.all([
    client.readContract({ ...at, functionName: "genesis" }),
    client.readContract({ ...at, functionName: "opensAt" }),
    client.readContract({ ...at, functionName: "unitUSD" }),
    client.readContract({ ...at, functionName: "maximumUnits" }),
    client.readContract({ ...at, functionName: "pointsPerUnit" }),
    client.readContract({ ...at, functionName: "core" }),
    client.readContract({ ...at, functionName: "shares" }),
    client.readContract({ ...at, functionName: "limits" }),
    client.readContract({ ...at, functionName: "commons" }),
    client.readContract({ ...at, functionName: "views" }),
    client.readContract({ ...at, functionName: "idToAddr", args: [1] }),
    client.readContract({ ...at, functionName: "idToName", args: [1] }),
  ]);
  const [operator, deployer, feed, maximumAge, usernameFeeUSD] = limits;
  const [sponsorShare, poolShare, heroShare, commonsShare, operationsShare] = shares;
  return {
    argument: {
      root,
      rootUsername,
      operator,
      commons,
      feed,
      maximumAge,
      genesis,
      opensAt,
      unitUSD,
      usernameFeeUSD,
      pointsPerUnit,
      maximumUnits,
      sponsorShare,
      poolShare,
      heroShare,
      commonsShare,
      operationsShare,
      core,
    },
    deployer,
    views,
  };
}

/** One sentence for each field that differs. */
export function compareFields<Fields extends object>(
  name: string,
  found: Fields,
  expected: Fields,
): string[] {
  const wanted = new Map(Object.entries(expected));
  return Object.entries(found).flatMap(([key, value]) =>
    value === wanted.get(key) ? [] : [`${name}: ${key} is ${value} instead of ${wanted.get(key)}`],
  );
}
