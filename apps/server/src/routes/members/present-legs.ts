import type { legsSchema } from "@canopy/shared/api/members";
import type { z } from "zod";

const legNames = ["left", "right"] as const;

/** The tables store legs as 0 and 1. */
export function legName(leg: number): "left" | "right" {
  const name = legNames[leg];
  if (name === undefined) throw new RangeError(`There is no leg ${leg}`);
  return name;
}

export interface LegColumns {
  left_units: bigint;
  right_units: bigint;
  left_variance: bigint;
  right_variance: bigint;
  left_members: number;
  right_members: number;
}

/** The contract counts units in 40 bits, so a number is exact. */
export function presentLegs(seat: LegColumns): z.infer<typeof legsSchema> {
  return {
    left: {
      units: Number(seat.left_units),
      variance: Number(seat.left_variance),
      members: seat.left_members,
    },
    right: {
      units: Number(seat.right_units),
      variance: Number(seat.right_variance),
      members: seat.right_members,
    },
  };
}
