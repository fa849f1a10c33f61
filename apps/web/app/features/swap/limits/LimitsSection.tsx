import { Trans } from "@lingui/react/macro";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { DeadlineField } from "./DeadlineField.tsx";
import { SlippageField } from "./SlippageField.tsx";
import { type SwapSettings, swapSettings } from "./swap-settings.ts";
import { useSwapSettings } from "./use-swap-settings.ts";

/** How much worse than its quote a swap may get, and how long it may take. Kept in this browser. */
export function LimitsSection() {
  const settings = useSwapSettings();
  const change = (changes: Partial<SwapSettings>) => swapSettings.save({ ...settings, ...changes });
  return (
    <DashboardSection id="swap-limits" title={<Trans>Limits</Trans>}>
      <div className="space-y-6">
        <SlippageField value={settings.slippage} onChange={(slippage) => change({ slippage })} />
        <DeadlineField value={settings.deadline} onChange={(deadline) => change({ deadline })} />
      </div>
    </DashboardSection>
  );
}
