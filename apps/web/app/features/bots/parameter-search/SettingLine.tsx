import type { Candles } from "@canopy/strategies/candles/candles";
import type { Plan } from "@canopy/strategies/engine/run";
import type { ReactNode } from "react";
import type { Values } from "../rule/fields.ts";
import { useSettingText } from "../rule/use-field-texts.ts";

interface SettingLineProps {
  readonly title: ReactNode;
  readonly values: Values;
  readonly candles: Candles;
  readonly plan: Plan;
  readonly base: string;
  readonly quote: string;
}

/** The numbers of a setting in one line. */
export function SettingLine({ title, values, candles, plan, base, quote }: SettingLineProps) {
  const setting = useSettingText();
  return (
    <p className="text-quiet text-sm">
      {title}: {setting(plan.kind, values, { base, quote, interval: candles.interval })}
    </p>
  );
}
