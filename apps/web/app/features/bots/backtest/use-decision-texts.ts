import type { BotReason, BotSkip } from "@canopy/shared/api/bots";
import { useLingui } from "@lingui/react/macro";

/** Why a rule decided. */
export function useReasonTexts(): Record<BotReason, string> {
  const { t } = useLingui();
  return {
    interval: t`It was time`,
    "at or below the trigger": t`Price at or below the limit`,
    "at or above the trigger": t`Price at or above the target`,
    "share above the band": t`Share above its target`,
    "share below the band": t`Share below its target`,
    "signal to enter": t`Signal to buy`,
    "signal to leave": t`Signal to sell`,
    "stopped by a limit": t`Sold because a limit stopped the bot`,
  };
}

/** Why a decision was not executed. */
export function useSkipTexts(): Record<BotSkip, string> {
  const { t } = useLingui();
  return {
    "no balance": t`Nothing left to sell`,
    "no volume": t`No volume in the candle`,
    "less than its gas": t`Worth less than its network fee`,
    cooldown: t`Resting after a trade`,
    "daily loss": t`Limit of the day's loss reached`,
    "maximum drawdown": t`Stopped: loss since the highest value`,
    "kill switch": t`Stopped by hand`,
  };
}
