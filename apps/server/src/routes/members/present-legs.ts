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
  left_units: number;
  right_units: number;
  left_variance: number;
  right_variance: number;
  left_members: number;
  right_members: number;
}

export function presentLegs(seat: LegColumns): z.infer<typeof legsSchema> {
  return {
    left: {
      units: seat.left_units,
      variance: seat.left_variance,
      members: seat.left_members,
    },
    right: {
      units: seat.right_units,
      variance: seat.right_variance,
      members: seat.right_members,
    },
  };
}
