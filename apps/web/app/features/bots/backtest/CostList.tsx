import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Figures } from "../../../ui/primitives/Figures.tsx";
import { formatPart, formatTokens } from "../format/format.ts";
import type { Outcome } from "./outcome.ts";

/** What trading cost, each part a line of its own. */
export function CostList({ outcome, quote }: { readonly outcome: Outcome; readonly quote: string }) {
  const locale = useLocale();
  const { costs, startValue } = outcome.statistics;
  const money = (value: number) => <bdi>{`${formatTokens(value, locale)} ${quote}`}</bdi>;
  const share = formatPart(costs.total / startValue, locale);
  return (
    <div className="space-y-2">
      <h3 className="font-[550]">
        <Trans>What trading cost</Trans>
      </h3>
      <Figures
        figures={[
          { id: "fee", label: <Trans>Fees of the pools</Trans>, value: money(costs.fee) },
          { id: "spread", label: <Trans>Between buying and selling</Trans>, value: money(costs.spread) },
          { id: "slippage", label: <Trans>Price moved by the trades</Trans>, value: money(costs.slippage) },
          { id: "gas", label: <Trans>Network and keeper</Trans>, value: money(costs.gas) },
          { id: "total", label: <Trans>All costs, {share} of the start</Trans>, value: money(costs.total) },
        ]}
      />
    </div>
  );
}
