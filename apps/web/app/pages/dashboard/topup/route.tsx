import { Trans, useLingui } from "@lingui/react/macro";
import { Navigate, useSearchParams } from "react-router";
import { pageTitle } from "../../../brand/brand.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import type { Holding } from "../../../chain/read-holding.ts";
import { ErrorNotice } from "../../../features/error-notice/ErrorNotice.tsx";
import { useLatestBlock } from "../../../features/live-updates/latest-block.ts";
import { PlusScreen } from "../../../features/plus/PlusScreen.tsx";
import { usePlus } from "../../../features/plus/use-plus.ts";
import { LimitSection } from "../../../features/spending-limit/LimitSection.tsx";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { StaleNotice } from "../../../layout/StaleFigures.tsx";
import { BeforeTopUp } from "./BeforeTopUp.tsx";
import { TopUpForm } from "./TopUpForm.tsx";
import { TopUpSkeleton } from "./TopUpSkeleton.tsx";
import { useHolding } from "./use-holding.ts";

export default withMessages(["money", "plus"], TopUp);

/** Buys units of the plan in the URL. */
function TopUp() {
  const [search] = useSearchParams();
  if (search.get("plan") !== "plus") return <TopUpPage />;
  return (
    <PlusScreen>
      <PlusTopUp />
    </PlusScreen>
  );
}

/** For members of Plus only: units are added to a seat. */
function PlusTopUp() {
  const { state } = usePlus();
  return state.status === "outside" ? <Navigate to="/dashboard/plus" replace /> : <TopUpPage />;
}

function TopUpPage() {
  const { t } = useLingui();
  const isPlus = usePlan().name === "plus";
  const holding = useHolding();
  const block = useLatestBlock();
  return (
    <>
      <title>{pageTitle(isPlus ? t`Top up in Plus` : t`Top up`)}</title>
      <div className="space-y-8">
        <header>
          <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">
            {isPlus ? <Trans>Top up in Plus</Trans> : <Trans>Top up</Trans>}
          </h1>
          <p className="max-w-[66ch] text-quiet">
            {isPlus ? (
              <Trans>Buy more units of Plus. They raise your daily cap in Plus, and nothing else.</Trans>
            ) : (
              <Trans>Buy more units of your own. They raise your daily cap, and nothing else.</Trans>
            )}
          </p>
        </header>
        <StaleNotice stale={block?.stale ?? null} />
        {holding.data ? (
          <Screen holding={holding.data} />
        ) : holding.isPending ? (
          <TopUpSkeleton />
        ) : (
          <ErrorNotice
            title={<Trans>Your units are unavailable right now</Trans>}
            error={holding.error}
            retry={() => void holding.refetch()}
          />
        )}
      </div>
    </>
  );
}

/** The purchase first, and next to it what to know before. The limit is below both, or below the short form of a full seat. */
function Screen({ holding }: { readonly holding: Holding }) {
  const isFull = holding.units >= holding.maximumUnits;
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-12">
        <TopUpForm holding={holding} />
        {isFull && <LimitSection />}
      </div>
      <BeforeTopUp />
      {!isFull && (
        <div className="min-w-0 lg:col-span-2">
          <LimitSection />
        </div>
      )}
    </div>
  );
}
