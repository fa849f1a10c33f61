import type { HistoryLine } from "@canopy/shared/api/history";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { usePlanPath } from "../../../chain/use-plan-path.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { HistoryItem } from "./HistoryItem.tsx";
import type { useHistory } from "./use-history.ts";

/** The member's newest transactions and credits. */
export function RecentHistory({ history }: { readonly history: ReturnType<typeof useHistory> }) {
  const planPath = usePlanPath();
  return (
    <DashboardSection
      id="activity"
      title={<Trans>Recent activity</Trans>}
      aside={
        <Link to={planPath("/dashboard/history")} className="text-leaf underline underline-offset-4">
          <Trans>See the whole history</Trans>
        </Link>
      }
    >
      {history.data ? (
        <Lines lines={history.data.items} />
      ) : history.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <Notice
          tone="warning"
          live
          action={
            <Button size="small" variant="secondary" onClick={() => void history.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The site's index did not answer. A new entry appears a few seconds after its block.</Trans>
        </Notice>
      )}
    </DashboardSection>
  );
}

function Lines({ lines }: { readonly lines: readonly HistoryLine[] }) {
  if (lines.length === 0) {
    return (
      <p className="text-quiet">
        <Trans>Nothing yet. Your registration appears here a few seconds after its block.</Trans>
      </p>
    );
  }
  return (
    <ol className="divide-y divide-line border-line border-b">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a transaction can have several lines of a kind
        <HistoryItem key={`${line.transactionHash}-${line.type}-${index}`} line={line} />
      ))}
    </ol>
  );
}
