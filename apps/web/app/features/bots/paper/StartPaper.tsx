import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { formatPrice } from "../format/format.ts";
import type { CandleSet } from "../market/candle-set.ts";
import type { RuleDraft } from "../rule/rule-draft.ts";
import { paperRequest } from "./paper-request.ts";
import { useBots, useCreateBot } from "./use-bots.ts";

interface StartPaperProps {
  readonly draft: RuleDraft;
  readonly set: CandleSet;
}

/** Lets the rule of the form run on paper: with new prices as they come, and without money. */
export function StartPaper({ draft, set }: StartPaperProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const bots = useBots();
  const creation = useCreateBot();
  const price = set.candles.close.at(-1) ?? 1;
  const request = paperRequest(draft, set, price);
  const isFull = bots.data !== undefined && bots.data.bots.length >= bots.data.maximum;
  const now = `${formatPrice(price, locale)} ${set.quote}`;
  return (
    <DashboardSection id="bot-paper" title={<Trans>Next: run it on paper</Trans>}>
      <div className="max-w-[66ch] space-y-4">
        <p>
          <Trans>
            On paper the rule trades with each new candle, without money. Only that shows how it does with
            prices that you had not seen. It starts at the price now, <bdi>{now}</bdi>: check that the prices
            in your rule still fit.
          </Trans>
        </p>
        {set.source === "file" && (
          <Notice>
            <Trans>A file has no new candles. Choose a market to run this rule on paper.</Trans>
          </Notice>
        )}
        {isFull && (
          <Notice tone="warning">
            <Trans>You have as many bots as one member can have. Delete one first.</Trans>
          </Notice>
        )}
        {creation.isError && (
          <Notice tone="danger" live title={<Trans>The bot did not start</Trans>}>
            {errorMessage(classifyError(creation.error), i18n)}
          </Notice>
        )}
        {creation.isSuccess && (
          <Notice tone="success" live title={<Trans>The bot runs on paper</Trans>}>
            <Trans>
              It decides when the next candle closes. See <Link to="/dashboard/bot/log">its log</Link>.
            </Trans>
          </Notice>
        )}
        <Button
          disabled={request === null || isFull}
          busy={creation.isPending}
          onClick={() => request !== null && creation.mutate(request)}
        >
          <Trans>Start on paper</Trans>
        </Button>
      </div>
    </DashboardSection>
  );
}
