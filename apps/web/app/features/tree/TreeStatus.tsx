import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { apiErrorMessage } from "../../api/error-message.ts";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import type { TreeView } from "./data/tree-view.ts";

interface TreeStatusProps {
  readonly tree: Pick<TreeView, "state" | "head" | "problem">;
  retry(): void;
}

/** Of which round the tree is, how large it is, and whether all of it is shown. */
export function TreeStatus({ tree: { state, head, problem }, retry }: TreeStatusProps) {
  const locale = useLocale();
  const { i18n } = useLingui();
  if (head === null) return null;
  const round = formatCount(head.round, locale);
  const seats = formatCount(head.totalSeats, locale);
  return (
    <p role="status" className="flex min-h-9 flex-wrap items-center gap-x-2 text-quiet text-sm">
      <span>
        <Plural value={head.totalSeats} one={`${seats} seat`} other={`${seats} seats`} />
        {" · "}
        <Trans>points of round {round}</Trans>
      </span>
      {state === "slice" && <Remark>{<Trans>loading the rest of the network</Trans>}</Remark>}
      {state === "offline" && <Remark>{<Trans>saved earlier, because there is no network</Trans>}</Remark>}
      {state === "stale" && (
        <Remark>{apiErrorMessage(problem, i18n) ?? <Trans>the newest seats are not shown yet</Trans>}</Remark>
      )}
      {problem !== null && (
        <Button size="small" variant="quiet" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </p>
  );
}

function Remark({ children }: { readonly children: ReactNode }) {
  return (
    <span>
      {"· "}
      {children}
    </span>
  );
}
