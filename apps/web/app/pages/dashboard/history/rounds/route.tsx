import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../../brand/brand.ts";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { withMessages } from "../../../../i18n/with-messages.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { CsvLink } from "../CsvLink.tsx";
import { HistoryError } from "../HistoryError.tsx";
import { HistoryFrame } from "../HistoryFrame.tsx";
import { MoreItems } from "../MoreItems.tsx";
import { useShownPlan } from "../use-shown-plan.ts";
import { RoundsTable } from "./RoundsTable.tsx";
import { useRounds } from "./use-rounds.ts";

export default withMessages(["money"], Rounds);

function Rounds() {
  const { t } = useLingui();
  const plan = useShownPlan();
  return (
    <>
      <title>{pageTitle(t`Rounds`)}</title>
      <HistoryFrame title={<Trans>Rounds</Trans>}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <p className="max-w-[66ch] text-quiet">
            <Trans>
              Every round in which something happened to you. Choose one to see how its result was calculated,
              step by step, and compared with the contract. Amounts are POL; the dollars below are at the
              round's price.
            </Trans>
          </p>
          <CsvLink list="activity" query={{ plan }} />
        </div>
        <List />
      </HistoryFrame>
    </>
  );
}

function List() {
  const locale = useLocale();
  const plan = useShownPlan();
  const rounds = useRounds(plan);
  if (rounds.isPending) return <Skeleton className="h-[36rem] w-full" />;
  if (!rounds.data) return <HistoryError error={rounds.error} retry={() => void rounds.refetch()} />;
  const days = rounds.data.pages.flatMap(({ items }) => items);
  if (days.length === 0) {
    return (
      <p className="max-w-[60ch] py-8 text-quiet">
        <Trans>
          Nothing yet. A round appears here when you buy units, when someone whom you sponsored does, or when
          your legs make pairs.
        </Trans>
      </p>
    );
  }
  const count = formatCount(days.length, locale);
  return (
    <div>
      <RoundsTable days={days} plan={plan} />
      {rounds.isFetchNextPageError ? (
        <div className="pt-4">
          <HistoryError error={rounds.error} retry={() => void rounds.fetchNextPage()} />
        </div>
      ) : (
        <MoreItems
          hasMore={rounds.hasNextPage}
          pages={rounds.data.pages.length}
          isLoading={rounds.isFetchingNextPage}
          load={() => void rounds.fetchNextPage()}
          shown={<Plural value={days.length} one={`${count} round`} other={`${count} rounds`} />}
        />
      )}
    </div>
  );
}
