import { ROOT } from "@canopy/protocol/rules/tree";
import type { CalculationData } from "@canopy/shared/api/calculation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useParams } from "react-router";
import { ApiError } from "../../../../api/api-error.ts";
import { pageTitle } from "../../../../brand/brand.ts";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { withMessages } from "../../../../i18n/with-messages.tsx";
import { ButtonLink } from "../../../../ui/primitives/Button.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { HistoryError } from "../HistoryError.tsx";
import { HistoryFrame } from "../HistoryFrame.tsx";
import { historyPath, useShownPlan } from "../use-shown-plan.ts";
import { Arrivals } from "./Arrivals.tsx";
import { Calculation } from "./Calculation.tsx";
import { deriveResult, type Facts } from "./derive.ts";
import { useCalculation, usePurchases, useRoundByContract } from "./use-calculation.ts";

const LAST_ROUND = 65_535;

export default withMessages(["money"], RoundCalculation);

function RoundCalculation() {
  const { t } = useLingui();
  const locale = useLocale();
  const { round: text = "" } = useParams();
  const round = /^\d{1,5}$/.test(text) && Number(text) <= LAST_ROUND ? Number(text) : null;
  const number = round === null ? text : formatCount(round, locale);
  return (
    <>
      <title>{pageTitle(t`Round ${number}`)}</title>
      <HistoryFrame title={<Trans>How was round {number} calculated?</Trans>}>
        {round === null ? <NoSuchRound /> : <Round round={round} />}
      </HistoryFrame>
    </>
  );
}

function Round({ round }: { readonly round: number }) {
  const plan = useShownPlan();
  const calculation = useCalculation(plan, round);
  const purchases = usePurchases(plan);
  const contract = useRoundByContract(plan, round);
  const [data] = calculation.data?.pages ?? [];
  if (calculation.error && data === undefined) {
    const code = calculation.error instanceof ApiError ? calculation.error.code : undefined;
    if (code === "ROUND_NOT_FOUND") return <NoSuchRound />;
    if (code === "ROUND_NOT_CLOSED") return <NotSettled />;
    return <HistoryError error={calculation.error} retry={() => void calculation.refetch()} />;
  }
  if (purchases.error && !purchases.data) {
    return <HistoryError error={purchases.error} retry={() => void purchases.refetch()} />;
  }
  if (contract.error && !contract.data) {
    return <HistoryError error={contract.error} retry={() => void contract.refetch()} />;
  }
  if (data === undefined || !purchases.data || !contract.data) return <CalculationSkeleton />;
  const facts = toFacts(data, purchases.data);
  return (
    <Calculation
      data={data}
      facts={facts}
      derived={deriveResult(facts, contract.data)}
      contract={contract.data}
      arrivals={
        <Arrivals
          legs={data.legs}
          entries={calculation.data?.pages.flatMap(({ entries }) => entries?.items ?? []) ?? []}
          hasMore={calculation.hasNextPage}
          isLoading={calculation.isFetchingNextPage}
          load={() => void calculation.fetchNextPage()}
        />
      }
    />
  );
}

interface Purchases {
  readonly id: number;
  readonly entries: readonly { readonly round: number; readonly units: number }[];
}

function toFacts(data: CalculationData, { id, entries }: Purchases): Facts {
  const sumUnits = (isCounted: (round: number) => boolean) =>
    entries.reduce((sum, { round, units }) => sum + (isCounted(round) ? units : 0), 0);
  return {
    legs: data.legs,
    pairs: data.pairs,
    isRoot: id === ROOT,
    held: sumUnits((round) => round <= data.round),
    bought: sumUnits((round) => round === data.round),
    sponsored: data.sponsored,
    polUsd: BigInt(data.polUsd),
  };
}

function NoSuchRound() {
  const plan = useShownPlan();
  return (
    <Notice
      tone="warning"
      title={<Trans>There is no such round</Trans>}
      action={
        <ButtonLink to={historyPath("/rounds", plan)} size="small" variant="secondary">
          <Trans>See all your rounds</Trans>
        </ButtonLink>
      }
    >
      <Trans>Rounds have whole numbers from 0 on, and the newest one is today's.</Trans>
    </Notice>
  );
}

function NotSettled() {
  const planPath = useShownPlan() === "plus" ? "/dashboard/plus" : "/dashboard";
  return (
    <Notice
      title={<Trans>This round is not settled yet</Trans>}
      action={
        <ButtonLink to={planPath} size="small" variant="secondary">
          <Trans>See its figures so far</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Points can change until the round ends and someone settles it. Its calculation appears here then.
      </Trans>
    </Notice>
  );
}

function CalculationSkeleton() {
  return (
    <div className="space-y-10">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
