import { formatVolume } from "@canopy/shared/money";
import * as z from "zod/mini";
import { api } from "../../../api/client.ts";
import type { PublicData } from "../../../api/use-public-data.ts";
import { formatCount, localizeAmount } from "../../../i18n/format.ts";
import type { Locale } from "../../../i18n/locale.ts";

/** The part of GET /api/stats that the home page shows. */
const statsSchema = z.object({
  userCount: z.int().check(z.nonnegative()),
  allEnteredUSD: z.string().check(z.regex(/^\d+$/)),
});

export const readStats = (signal: AbortSignal) => api.get("/stats", statsSchema, { signal });

export interface CounterTexts {
  users: string;
  volume: string;
}

/** The two counters as text, zero until they are loaded and after a failure. */
export function counterTexts(stats: PublicData<z.infer<typeof statsSchema>>, locale: Locale): CounterTexts {
  if (stats.status !== "ready") return { users: formatCount(0, locale), volume: formatCount(0, locale) };
  const { userCount, allEnteredUSD } = stats.data;
  return {
    users: formatCount(userCount, locale),
    volume: localizeAmount(formatVolume(BigInt(allEnteredUSD)), locale),
  };
}
