import { Trans, useLingui } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import { useSearchParams } from "react-router";
import { pageTitle } from "../../../../brand/brand.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { withMessages } from "../../../../i18n/with-messages.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { classes } from "../../../../ui/primitives/classes.ts";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { CsvLink } from "../CsvLink.tsx";
import { HistoryError } from "../HistoryError.tsx";
import { HistoryFrame } from "../HistoryFrame.tsx";
import { useShownPlan } from "../use-shown-plan.ts";
import { PeriodChoice } from "./PeriodChoice.tsx";
import { type Period, periodName, periodRange, periodText, readPeriod } from "./period.ts";
import { Statement } from "./Statement.tsx";
import { useStatement } from "./use-statement.ts";

export default withMessages(["money"], Statements);

function Statements() {
  const { t } = useLingui();
  const plan = useShownPlan();
  const locale = useLocale();
  const [url, setUrl] = useSearchParams();
  const period = readPeriod(url, new Date(), locale);
  const name = periodName(period, locale);
  function choose(next: Period) {
    const changed = new URLSearchParams(url);
    changed.set("period", periodText(next));
    setUrl(changed, { preventScrollReset: true });
  }
  return (
    <>
      <title>{pageTitle(t`Statement for ${name}`)}</title>
      <HistoryFrame title={<Trans>Statements</Trans>} isDocument>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 print:hidden">
          <PeriodChoice period={period} onChange={choose} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <CsvLink list="statements" query={{ plan, ...periodRange(period) }} />
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={16} strokeWidth={1.5} />
              <Trans>Print</Trans>
            </Button>
          </div>
        </div>
        <Shown period={period} />
      </HistoryFrame>
    </>
  );
}

function Shown({ period }: { readonly period: Period }) {
  const statement = useStatement(useShownPlan(), period.year);
  if (statement.isPending) return <Skeleton className="h-[40rem] w-full" />;
  if (!statement.data) return <HistoryError error={statement.error} retry={() => void statement.refetch()} />;
  return (
    <div
      className={classes(statement.isPlaceholderData && "opacity-60")}
      aria-busy={statement.isPlaceholderData}
    >
      <Statement statement={statement.data} period={period} />
    </div>
  );
}
