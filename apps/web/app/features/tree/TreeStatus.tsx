import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { apiErrorMessage } from "../../api/api-error-message.ts";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { at } from "./data/columns.ts";
import type { TreeView } from "./data/tree-view.ts";

interface TreeStatusProps {
  readonly tree: Pick<TreeView, "state" | "model" | "error">;
  retry(): void;
}

/** Of which round the tree is, how large it is, and whether all of it is shown. Counts the seats that may be seen. Reserves its place. */
export function TreeStatus({ tree: { state, model, error }, retry }: TreeStatusProps) {
  const locale = useLocale();
  const { i18n } = useLingui();
  const round = formatCount(model?.head.round ?? 0, locale);
  const all = model === null ? 0 : at(model.width, 0);
  const seats = formatCount(all, locale);
  return (
    <p
      role="status"
      className="flex min-h-[2lh] w-full flex-wrap items-center gap-x-2 text-quiet text-sm sm:min-h-9 sm:w-auto"
    >
      {model !== null && (
        <span>
          <Plural value={all} one={`${seats} seat`} other={`${seats} seats`} />
          {" · "}
          <Trans>points of round {round}</Trans>
        </span>
      )}
      {state === "whole" && model?.hasUnits === false && (
        <Remark>{<Trans>loading units and points</Trans>}</Remark>
      )}
      {state === "slice" && <Remark>{<Trans>loading the rest of the network</Trans>}</Remark>}
      {state === "offline" && <Remark>{<Trans>saved earlier, because there is no network</Trans>}</Remark>}
      {state === "stale" && (
        <Remark>{apiErrorMessage(error, i18n) ?? <Trans>the newest seats are not shown yet</Trans>}</Remark>
      )}
      {model !== null && error !== null && (
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
