import { findExchange } from "@canopy/swap/deployments";
import type { Exchange } from "@canopy/swap/types";
import { Plural, Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { usePlan } from "../../../chain/plan-context.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { ErrorNotice } from "../../error-notice/ErrorNotice.tsx";
import { LogSearchState } from "../../log-search/LogSearchState.tsx";
import type { BlockRange } from "../../log-search/search-windows.ts";
import { useMember } from "../../session/MemberProvider.tsx";
import type { PastSwap } from "./past-swap.ts";
import { SwapTable } from "./SwapTable.tsx";
import { swapCsv, swapCsvName } from "./swap-csv.ts";
import { useSwapHistory } from "./use-swap-history.ts";

/** The member's past swaps. Renders nothing on a chain without exchanges. */
export function SwapHistory() {
  const exchange = findExchange(usePlan().chain.id);
  return exchange && <History exchange={exchange} />;
}

function History({ exchange }: { readonly exchange: Exchange }) {
  const history = useSwapHistory(exchange);
  const { swaps, searched, isReady, error, retry } = history;
  return (
    <DashboardSection
      id="swap-history"
      title={<Trans>Your swaps</Trans>}
      aside={searched && swaps.length > 0 && <CsvButton swaps={swaps} searched={searched} />}
    >
      {isReady ? (
        <>
          {swaps.length === 0 ? <NoSwaps /> : <SwapTable swaps={swaps} />}
          <SearchState history={history} />
        </>
      ) : (
        error === null && <Skeleton className="h-48 w-full" />
      )}
      {error && (
        <div className="pt-4">
          <ErrorNotice
            title={
              isReady ? (
                <Trans>The search for more swaps failed</Trans>
              ) : (
                <Trans>Your swaps are unavailable right now</Trans>
              )
            }
            error={error}
            retry={retry}
          />
        </div>
      )}
    </DashboardSection>
  );
}

function NoSwaps() {
  return (
    <p className="max-w-[62ch] text-quiet">
      <Trans>
        No swaps in the blocks that were searched. A swap appears here once it is in a block, whichever site
        sent it to the exchange: with the price that you got, how far it was from the quote, and its network
        fee.
      </Trans>
    </p>
  );
}

/** How many swaps there are as far back as they were searched. */
function SearchState({ history }: { readonly history: ReturnType<typeof useSwapHistory> }) {
  const locale = useLocale();
  const { length } = history.swaps;
  const count = formatCount(length, locale);
  return (
    <LogSearchState history={history}>
      <Plural value={length} one={`${count} swap.`} other={`${count} swaps.`} />
    </LogSearchState>
  );
}

interface CsvButtonProps {
  readonly swaps: readonly PastSwap[];
  readonly searched: BlockRange;
}

/** Saves what was found. The file's name says in which blocks. */
function CsvButton({ swaps, searched }: CsvButtonProps) {
  const { username } = useMember();
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() =>
        saveFile(
          swapCsvName(username, searched),
          new Blob([swapCsv(swaps)], { type: "text/csv;charset=utf-8" }),
        )
      }
    >
      <Download aria-hidden="true" size={16} strokeWidth={1.5} />
      <Trans>Download as CSV</Trans>
    </Button>
  );
}
