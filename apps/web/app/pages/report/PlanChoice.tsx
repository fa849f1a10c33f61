import type { PlanName } from "@canopy/shared/api/primitives";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";

/** Links to the report of each plan. */
export function PlanChoice({ plan }: { readonly plan: PlanName }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Plan`}>
      <ul className="flex w-fit rounded-md border border-edge p-1">
        <PlanLink query="" current={plan === "core"}>
          <Trans>Core plan</Trans>
        </PlanLink>
        <PlanLink query="?plan=plus" current={plan === "plus"}>
          <Trans>Plus</Trans>
        </PlanLink>
      </ul>
    </nav>
  );
}

function PlanLink({
  query,
  current,
  children,
}: {
  readonly query: string;
  readonly current: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <LocaleLink
        to={`/admin/reports/basic${query}`}
        preventScrollReset
        aria-current={current ? "page" : undefined}
        className="inline-flex min-h-9 items-center rounded-sm px-4 hover:text-leaf aria-[current]:bg-leaf aria-[current]:text-on-leaf forced-colors:aria-[current]:border-2"
      >
        {children}
      </LocaleLink>
    </li>
  );
}
