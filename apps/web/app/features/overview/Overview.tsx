import { Trans } from "@lingui/react/macro";
import { useDeferredValue } from "react";
import type { MemberOverview } from "../../chain/read-member.ts";
import { StaleNotice } from "../../layout/StaleFigures.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { useLatestBlock } from "../live-updates/latest-block.ts";
import { BoxSection } from "./box/BoxSection.tsx";
import { useLedger } from "./box/use-ledger.ts";
import { FigureColumns } from "./FigureColumns.tsx";
import { ColumnsSkeleton } from "./FiguresSkeleton.tsx";
import type { useOverview } from "./use-overview.ts";

interface OverviewProps {
  readonly username: string;
  readonly overview: MemberOverview;
  /** The query of `overview`. */
  readonly query: Pick<ReturnType<typeof useOverview>, "isError" | "refetch">;
}

/** A member's figures in the plan of the screen: the box, then today, then what is slower. */
export function Overview({ username, overview, query }: OverviewProps) {
  const block = useLatestBlock();
  const ledger = useLedger(username);
  // The box is what members look for: it is painted before the rest renders, which takes a slow phone longer.
  const isBoxShown = useDeferredValue(true, false);
  return (
    <>
      <StaleNotice stale={block?.stale ?? null} />
      {query.isError && <NodeSilent retry={() => void query.refetch()} />}
      <BoxSection overview={overview} ledger={ledger} />
      {isBoxShown ? <FigureColumns username={username} overview={overview} /> : <ColumnsSkeleton />}
    </>
  );
}

function NodeSilent({ retry }: { retry(): void }) {
  return (
    <Notice
      tone="warning"
      live
      action={
        <Button size="small" variant="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The network is not answering, so these figures may be out of date.</Trans>
    </Notice>
  );
}
