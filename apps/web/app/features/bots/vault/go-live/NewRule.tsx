import type { Bot } from "@canopy/shared/api/bots";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { formatMoment } from "../../../../i18n/format.ts";
import { isolate } from "../../../../i18n/isolate.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../../layout/dashboard/DashboardSection.tsx";
import { Checkbox } from "../../../../ui/forms/Checkbox.tsx";
import { Field } from "../../../../ui/forms/Field.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { ErrorNotice } from "../../../error-notice/ErrorNotice.tsx";
import { useMarkets } from "../../market/use-markets.ts";
import { toReadiness } from "../../paper/readiness.ts";
import { useBots } from "../../paper/use-bots.ts";
import { useSettingText } from "../../rule/use-field-texts.ts";
import { useKindTexts } from "../../rule/use-kind-texts.ts";
import { LiveForm } from "./LiveForm.tsx";
import { LiveWarning } from "./LiveWarning.tsx";

/** From a paper bot to a rule that trades. The bots are the server's; everything else on the page needs only the chain. */
export function NewRule() {
  const { t } = useLingui();
  const toName = useBotName();
  const [url, setUrl] = useSearchParams();
  const bots = useBots();
  const list = bots.data?.bots ?? [];
  const bot = list.find(({ id }) => id === url.get("bot")) ?? null;
  return (
    <DashboardSection id="vault-new-rule" title={<Trans>From paper to live</Trans>}>
      <div className="space-y-6">
        {bots.data === undefined ? (
          bots.isError ? (
            <ErrorNotice
              title={<Trans>Your bots are unavailable right now</Trans>}
              error={bots.error}
              retry={() => void bots.refetch()}
            />
          ) : (
            <Skeleton className="h-20 w-full max-w-md" />
          )
        ) : list.length === 0 ? (
          <p className="max-w-[66ch] text-quiet">
            <Trans>
              Only a rule that has run on paper can go live.{" "}
              <Link to="/dashboard/bot" className="text-leaf underline underline-offset-4">
                Test a rule
              </Link>{" "}
              and start it on paper first.
            </Trans>
          </p>
        ) : (
          <div className="max-w-3xl">
            <Field label={<Trans>The bot on paper whose rule you want</Trans>}>
              {(control) => (
                <Select
                  {...control}
                  value={bot?.id ?? ""}
                  onChange={({ currentTarget }) =>
                    setUrl(currentTarget.value === "" ? {} : { bot: currentTarget.value }, {
                      preventScrollReset: true,
                      replace: true,
                    })
                  }
                >
                  <option value="">{t`Choose a bot`}</option>
                  {list.map((bot) => (
                    <option key={bot.id} value={bot.id}>
                      {toName(bot)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        )}
        {bot !== null && <Chosen key={bot.id} bot={bot} />}
      </div>
    </DashboardSection>
  );
}

/** Distinguishes a bot from the member's others. */
function useBotName(): (bot: Bot) => string {
  const kinds = useKindTexts();
  const setting = useSettingText();
  return ({ kind, market, interval, parameters }) => {
    const [base = "", quote = ""] = market.split("-");
    const numbers = setting(kind, parameters, { base, quote, interval: interval * 1_000 });
    return `${isolate(market)} · ${kinds[kind].name} · ${numbers}`;
  };
}

function Chosen({ bot }: { readonly bot: Bot }) {
  const markets = useMarkets();
  const [isAccepted, setAccepted] = useState(false);
  const readiness = toReadiness(bot);
  const market = markets.data?.markets.find(({ id }) => id === bot.market) ?? null;
  if (readiness.status !== "ready") return <NotReady bot={bot} />;
  if (market === null) return <NoMarket markets={markets} />;
  return (
    <LiveWarning bot={bot} market={market}>
      <Checkbox
        label={
          <Trans>I have read these figures. I can lose what I deposit, and no one will refund it.</Trans>
        }
        checked={isAccepted}
        onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
      />
      {isAccepted && <LiveForm bot={bot} market={market} />}
    </LiveWarning>
  );
}

function NoMarket({ markets }: { readonly markets: ReturnType<typeof useMarkets> }) {
  if (markets.isPending) return <Skeleton className="h-64 w-full" />;
  if (!markets.isError) {
    return (
      <Notice tone="warning">
        <Trans>The server no longer reads this market, so there are no figures for the warning.</Trans>
      </Notice>
    );
  }
  return (
    <ErrorNotice
      title={<Trans>The candles are unavailable right now</Trans>}
      error={markets.error}
      retry={() => void markets.refetch()}
    />
  );
}

function NotReady({ bot }: { readonly bot: Bot }) {
  const locale = useLocale();
  const readiness = toReadiness(bot);
  switch (readiness.status) {
    case "paper only":
      return (
        <Notice title={<Trans>This kind is for backtests and paper only</Trans>}>
          <Trans>
            A rule on the chain can't express it: a server would have to decide over your money. Grid, DCA,
            stop, take profit and rebalance can go live.
          </Trans>
        </Notice>
      );
    case "stopped":
      return (
        <Notice title={<Trans>This bot stopped too early</Trans>}>
          <Trans>It ended before its test on paper was complete. Start the rule on paper again.</Trans>
        </Notice>
      );
    case "not yet": {
      const when = formatMoment(readiness.at, locale);
      return (
        <Notice title={<Trans>Not yet: this bot is still on paper</Trans>}>
          <Trans>It can go live once it has seen the prices up to {when}.</Trans>
        </Notice>
      );
    }
    default:
      return null;
  }
}
