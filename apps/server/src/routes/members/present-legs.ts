import type { legsSchema } from "@canopy/shared/api/members";
import type { z } from "zod";

const legNames = ["left", "right"] as const;

/** The name of a leg, which the tables store as 0 or 1. */
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

/** A number holds units exactly: the contract counts them in 40 bits. */
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
