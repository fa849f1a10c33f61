import type { Candles } from "@canopy/strategies/candles/candles";
import type { BotSetup } from "@canopy/strategies/engine/run";
import type { ReactNode } from "react";
import type { Values } from "../rule/fields.ts";
import { useSettingText } from "../rule/use-field-texts.ts";

interface SettingLineProps {
  readonly title: ReactNode;
  readonly values: Values;
  readonly candles: Candles;
  readonly setup: BotSetup;
  readonly base: string;
  readonly quote: string;
}

/** The numbers of a setting in one line. */
export function SettingLine({ title, values, candles, setup, base, quote }: SettingLineProps) {
  const setting = useSettingText();
  return (
    <p className="text-quiet text-sm">
      {title}: {setting(setup.kind, values, { base, quote, interval: candles.interval })}
    </p>
  );
}
