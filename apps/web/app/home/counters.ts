import { formatVolume } from "@canopy/shared/money";
import * as z from "zod/mini";
import type { PublicData } from "../shell/use-public-data.ts";

/** The part of GET /api/stats that the home page shows. */
export const statsSchema = z.object({
  userCount: z.int().check(z.nonnegative()),
  allEnteredUSD: z.string().check(z.regex(/^\d+$/)),
});

export interface CounterTexts {
  users: string;
  volume: string;
}

/** The two counters as text; '0' until they are known, and for good when they cannot be read. */
export function counterTexts(stats: PublicData<z.infer<typeof statsSchema>>): CounterTexts {
  if (stats.status !== "ready") return { users: "0", volume: "0" };
  return { users: String(stats.data.userCount), volume: formatVolume(BigInt(stats.data.allEnteredUSD)) };
}
