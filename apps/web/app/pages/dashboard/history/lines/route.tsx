import { formatSmallAmount } from "@canopy/shared/money";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { pageTitle } from "../../../../brand/brand.ts";
import { useUnbooked } from "../../../../features/overview/box/use-ledger.ts";
import { useMember } from "../../../../features/session/MemberProvider.tsx";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { withMessages } from "../../../../i18n/with-messages.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { CsvLink } from "../CsvLink.tsx";
import { HistoryError } from "../HistoryError.tsx";
import { HistoryFrame } from "../HistoryFrame.tsx";
import { MoreItems } from "../MoreItems.tsx";
import { useShownPlan } from "../use-shown-plan.ts";
import { FilterForm } from "./FilterForm.tsx";
import { type Filters, hasFilters, noFilters, readFilters, toQuery, writeFilters } from "./filters.ts";
import { LineList } from "./LineList.tsx";
import { useHistoryLines } from "./use-history-lines.ts";

export default withMessages(["money"], History);

function History() {
  const { t } = useLingui();
  const plan = useShownPlan();
  const [url, setUrl] = useSearchParams();
  const filters = readFilters(url);
  const change = (next: Filters) => setUrl(writeFilters(url, next), { preventScrollReset: true });
  return (
    <>
      <title>{pageTitle(t`History`)}</title>
      <HistoryFrame title={<Trans>History</Trans>}>
        <FilterForm filters={filters} onChange={change} />
        <div>
          <div className="flex justify-end border-line border-b pb-2">
            <CsvLink list="history" query={{ plan, ...toQuery(filters) }} />
          </div>
          <Lines filters={filters} clear={() => change(noFilters)} />
        </div>
      </HistoryFrame>
    </>
  );
}

function Lines({ filters, clear }: { readonly filters: Filters; clear(): void }) {
  const locale = useLocale();
  const plan = useShownPlan();
  const history = useHistoryLines(plan, filters);
  const unbooked = useUnbooked(plan, useMember().username);
  // What is not booked stands above the lines, and would move them.
  if (history.isPending || unbooked.isPending) return <ListSkeleton />;
  if (!history.data) return <HistoryError error={history.error} retry={() => void history.refetch()} />;
  const lines = history.data.pages.flatMap(({ items }) => items);
  const count = formatCount(lines.length, locale);
  if (lines.length === 0) return <NoLines isFiltered={hasFilters(filters)} clear={clear} />;
  return (
    <div
      className={history.isPlaceholderData ? "opacity-60" : undefined}
      aria-busy={history.isPlaceholderData}
    >
      {!hasFilters(filters) && <Unbooked wei={unbooked.data ?? 0n} />}
      <LineList lines={lines} plan={plan} />
      {history.isFetchNextPageError ? (
        <div className="pt-4">
          <HistoryError error={history.error} retry={() => void history.fetchNextPage()} />
        </div>
      ) : (
        <MoreItems
          hasMore={history.hasNextPage}
          pages={history.data.pages.length}
          isLoading={history.isFetchingNextPage}
          load={() => void history.fetchNextPage()}
          shown={<Plural value={lines.length} one={`${count} line`} other={`${count} lines`} />}
        />
      )}
    </div>
  );
}

/** What is in the box without a line of its own, so that the lines and this add up to it. */
function Unbooked({ wei }: { readonly wei: bigint }) {
  if (wei === 0n) return null;
  return (
    <p className="border-line border-b py-3 text-quiet text-sm">
      <Trans>
        Your box holds another <Amount value={formatSmallAmount(wei, 4)} unit="POL" className="text-ink" />:
        points and rebates of settled rounds. They get a line when the contract books them, with your next
        points, top-up or withdrawal.
      </Trans>
    </p>
  );
}

function NoLines({ isFiltered, clear }: { readonly isFiltered: boolean; clear(): void }) {
  if (!isFiltered) {
    return (
      <p className="max-w-[60ch] py-8 text-quiet">
        <Trans>
          Nothing yet. Your registration appears here a few seconds after its block, and every payment,
          commission and withdrawal after it.
        </Trans>
      </p>
    );
  }
  return (
    <div className="space-y-4 py-8">
      <p className="max-w-[60ch] text-quiet" role="status">
        <Trans>
          No line matches these filters. Points and rebates appear when they are credited to your box.
        </Trans>
      </p>
      <Button variant="secondary" size="small" onClick={clear}>
        <Trans>Show everything</Trans>
      </Button>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="space-y-4 pt-4">
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
        <Skeleton key={key} className="h-14 w-full" />
      ))}
    </div>
  );
}
