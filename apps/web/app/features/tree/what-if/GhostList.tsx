import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { Dispatch } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import type { Ghost, TreeAction } from "../explore/tree-state.ts";
import type { FindName } from "../explore/use-seat-words.ts";
import { ghostLabel } from "./ghost-seats.ts";
import { useGhostNames } from "./use-ghost-names.ts";

interface GhostListProps {
  readonly ghosts: readonly Ghost[];
  readonly dispatch: Dispatch<TreeAction>;
  readonly findName: FindName;
}

/** The imagined members, each with a button that removes it and all below it. */
export function GhostList({ ghosts, dispatch, findName }: GhostListProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-[550] font-sans text-base">
          <Trans>Imagined members</Trans>
        </h3>
        <Button variant="quiet" size="small" onClick={() => dispatch({ type: "clearGhosts" })}>
          <Trans>Remove all</Trans>
        </Button>
      </div>
      <ul className="max-h-56 divide-y divide-line overflow-y-auto border-line border-y">
        {ghosts.map((ghost) => {
          const label = formatCount(ghostLabel(ghost.id), locale);
          return (
            <li key={ghost.id} className="flex items-center justify-between gap-3 py-1 text-note">
              <span className="min-w-0 break-words">
                <span className="font-[550]">
                  <Trans>Member {label}</Trans>
                </span>{" "}
                <span className="text-quiet">
                  <Place ghost={ghost} findName={findName} />
                </span>
              </span>
              <button
                type="button"
                aria-label={t`Remove imagined member ${label}`}
                onClick={() => dispatch({ type: "removeGhost", id: ghost.id })}
                className="grid size-9 shrink-0 place-items-center rounded-md text-quiet hover:bg-leaf-wash hover:text-ink"
              >
                <X size={18} strokeWidth={1.5} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Place({
  ghost: { upline, leg, units },
  findName,
}: { ghost: Ghost } & Pick<GhostListProps, "findName">) {
  const above = useGhostNames(findName)(upline);
  const bought = formatCount(units, useLocale());
  return (
    <>
      {leg === "left" ? <Trans>left leg of {above}</Trans> : <Trans>right leg of {above}</Trans>}
      {" · "}
      <Plural value={units} one={`${bought} unit`} other={`${bought} units`} />
    </>
  );
}
