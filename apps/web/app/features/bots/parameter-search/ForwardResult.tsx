import type { Candles } from "@canopy/strategies/candles/candles";
import type { BotSetup } from "@canopy/strategies/engine/run";
import type { Fold, WalkForwardResult } from "@canopy/strategies/parameter-search/walk-forward";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Figures } from "../../../ui/primitives/Figures.tsx";
import { RegimeTable } from "../backtest/RegimeTable.tsx";
import { formatPart, formatReturn } from "../format/format.ts";
import { EarlierTests } from "./EarlierTests.tsx";
import { SettingLine } from "./SettingLine.tsx";
import { TimeSplit } from "./TimeSplit.tsx";

interface ForwardResultProps {
  /** Null with too few candles. */
  readonly forward: WalkForwardResult | null;
  readonly candles: Candles;
  readonly setup: BotSetup;
  readonly base: string;
  readonly quote: string;
}

/** Settings that were chosen on one part of the candles, and tested on the next: as near as the past comes to choosing today. */
export function ForwardResult({ forward, ...props }: ForwardResultProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="bot-forward" className="space-y-5 border-line border-t pt-6">
      <h3 id="bot-forward" className="text-xl">
        <Trans>Chosen on one part, tested on the next</Trans>
      </h3>
      {forward === null ? (
        <p className="max-w-[66ch] text-quiet">
          <Trans>This needs about 100 candles. Choose shorter candles or a longer time.</Trans>
        </p>
      ) : (
        <>
          <p className="max-w-[66ch] text-quiet">
            <Trans>
              When you choose a setting, you only know the past. Here the setting with the best Sharpe ratio
              is chosen on one part of the candles, and tested on the part after it, which the choice has not
              seen.
            </Trans>
          </p>
          {forward.holdOut === null ? (
            <p className="max-w-[66ch]">
              <Trans>No setting traded in the part from which it would have been chosen.</Trans>
            </p>
          ) : (
            <HoldOut fold={forward.holdOut} {...props} />
          )}
          <div className="grid gap-x-14 gap-y-8 pt-3 xl:grid-cols-2">
            <EarlierTests forward={forward} />
            <RegimeTable caption={t`All tested parts, by market`} regimes={forward.regimes} />
          </div>
        </>
      )}
    </section>
  );
}

function HoldOut({ fold, ...props }: Omit<ForwardResultProps, "forward"> & { readonly fold: Fold }) {
  const locale = useLocale();
  const { tested, trainedReturn, times, parameters } = fold;
  const figure = (value: number) => <bdi>{formatReturn(value, locale)}</bdi>;
  return (
    <div className="grid gap-x-14 gap-y-6 xl:grid-cols-2">
      <div className="min-w-0 space-y-4">
        <p className="max-w-[40ch] font-display text-statement leading-snug">
          <Trans>
            Where it was chosen, the setting made {figure(trainedReturn)}. On the part after it,{" "}
            {figure(tested.return)}.
          </Trans>
        </p>
        <TimeSplit times={times} />
        <SettingLine title={<Trans>The chosen setting was</Trans>} values={parameters} {...props} />
      </div>
      <div className="min-w-0 space-y-3">
        <Figures
          figures={[
            { id: "tested", label: <Trans>On the part it had not seen</Trans>, value: figure(tested.return) },
            { id: "hold", label: <Trans>Hold, in the same time</Trans>, value: figure(tested.hold.return) },
            { id: "dca", label: <Trans>DCA, in the same time</Trans>, value: figure(tested.dca.return) },
            {
              id: "drawdown",
              label: <Trans>Its largest loss from a top there</Trans>,
              value: formatPart(tested.maximumDrawdown, locale),
            },
            {
              id: "fills",
              label: <Trans>Its trades there</Trans>,
              value: formatCount(tested.fills, locale),
            },
          ]}
        />
        <p className="max-w-[60ch] text-quiet text-sm">
          {tested.return < tested.hold.return ? (
            <Trans>Holding would have made more in the same time.</Trans>
          ) : (
            <Trans>One test proves little: look at the earlier tests below, too.</Trans>
          )}{" "}
          <Trans>This part was used for this test only.</Trans>
        </p>
      </div>
    </div>
  );
}
