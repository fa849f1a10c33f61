import type { Address } from "viem";
import { divideUp, WHOLE } from "../millionths.ts";
import type { Path, VenueName } from "../types.ts";

/** One pool of a route. */
export interface RouteStep {
  readonly from: Address;
  readonly to: Address;
  readonly pool: Address;
  /** Millionths. */
  readonly fee: number;
}

/** A path as the interface shows it. */
export interface Route {
  readonly venue: VenueName;
  readonly steps: readonly RouteStep[];
  /** What all pools take together, in millionths, rounded up. */
  readonly fee: number;
}

export function describeRoute({ venue, tokens, pools }: Path): Route {
  const steps = pools.flatMap(({ address, fee }, index) => {
    const [from, to] = tokens.slice(index, index + 2);
    return from === undefined || to === undefined ? [] : [{ from, to, pool: address, fee }];
  });
  return { venue, steps, fee: totalFee(steps.map(({ fee }) => fee)) };
}

function totalFee(fees: readonly number[]): number {
  const whole = BigInt(WHOLE);
  const scale = whole ** BigInt(fees.length);
  const kept = fees.reduce((product, fee) => product * BigInt(WHOLE - fee), 1n);
  return Number(divideUp((scale - kept) * whole, scale));
}
