import type { SettingsData, SettingsRequest } from "@canopy/shared/api/settings";

/**
 * All settings with a change. A looser spending limit that waits is sent again: the present one in its place would cancel it.
 */
export function settingsRequest(
  { language, theme, digits, spendingLimit, nextSpendingLimit }: SettingsData,
  change: Partial<SettingsRequest>,
): SettingsRequest {
  const wanted = nextSpendingLimit === null ? spendingLimit : nextSpendingLimit.limit;
  return { language, theme, digits, spendingLimit: wanted, ...change };
}
