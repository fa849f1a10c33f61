import type { BotStop } from "@canopy/shared/api/bots";
import { useLingui } from "@lingui/react/macro";

/** Why a bot stopped permanently. */
export function useStopTexts(): Record<BotStop, string> {
  const { t } = useLingui();
  return {
    member: t`by you`,
    "maximum drawdown": t`its loss since the highest value reached the limit`,
    error: t`this version of the site can't continue it`,
  };
}
