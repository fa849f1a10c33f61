import type { PlanName } from "@canopy/shared/api/primitives";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { useLatestBlock } from "../../../features/live-updates/latest-block.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { StaleNotice } from "../../../layout/StaleFigures.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { historyPath, useShownPlan } from "./use-shown-plan.ts";

interface HistoryFrameProps {
  readonly title: ReactNode;
  /** The content has its own title on paper. */
  readonly isDocument?: boolean;
  readonly children: ReactNode;
}

const tab =
  "inline-flex min-h-11 items-center border-transparent border-b-2 px-1 font-[550] text-quiet hover:text-ink aria-[current]:border-leaf aria-[current]:text-leaf-deep forced-colors:aria-[current]:outline";

/** The frame of the pages about the past: heading, plan, and the way from one to the other. */
export function HistoryFrame({ title, isDocument = false, children }: HistoryFrameProps) {
  const { t } = useLingui();
  const block = useLatestBlock();
  const plan = useShownPlan();
  return (
    <div className="space-y-7">
      <header className={classes("space-y-3", isDocument && "print:hidden")}>
        <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">{title}</h1>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-b print:hidden">
          <nav aria-label={t`History`}>
            <ul className="-mb-px flex flex-wrap gap-x-6">
              <li>
                <NavLink end to={historyPath("", plan)} className={tab}>
                  <Trans>All lines</Trans>
                </NavLink>
              </li>
              <li>
                <NavLink to={historyPath("/rounds", plan)} className={tab}>
                  <Trans>Rounds</Trans>
                </NavLink>
              </li>
              <li>
                <NavLink to={historyPath("/statements", plan)} className={tab}>
                  <Trans>Statements</Trans>
                </NavLink>
              </li>
            </ul>
          </nav>
          <PlanChoice shown={plan} />
        </div>
      </header>
      <StaleNotice stale={block?.stale ?? null} />
      {children}
    </div>
  );
}

/** The plan that is shown, for members in Plus. */
function PlanChoice({ shown }: { readonly shown: PlanName }) {
  const { t } = useLingui();
  const { inPlus } = useMember();
  const { pathname } = useLocation();
  if (!inPlus) return null;
  const link = (plan: PlanName, name: ReactNode) => (
    <li>
      <Link
        to={plan === "plus" ? `${pathname}?plan=plus` : pathname}
        aria-current={plan === shown ? "page" : undefined}
        className={classes(
          "inline-flex min-h-9 items-center rounded-sm px-3 text-note text-quiet hover:text-ink",
          "aria-[current]:bg-leaf-wash aria-[current]:font-[550] aria-[current]:text-leaf-deep forced-colors:aria-[current]:outline",
        )}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t`Plan`} className="pb-2">
      <ul className="flex gap-1 rounded-md border border-line bg-sheet p-1">
        {link("core", <Trans>Core plan</Trans>)}
        {link("plus", <Trans>Plus</Trans>)}
      </ul>
    </nav>
  );
}
