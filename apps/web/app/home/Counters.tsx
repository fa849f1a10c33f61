import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import { usePublicData } from "../shell/use-public-data.ts";
import { counterTexts, statsSchema } from "./counters.ts";

/** Total Users and Total Volume, as the contract tells them. */
export function Counters() {
  const stats = usePublicData("stats", statsSchema);
  const { users, volume } = counterTexts(stats, useLocale());
  return (
    <div>
      <dl className="flex flex-wrap gap-x-14 gap-y-4 border-t border-line pt-6">
        <Counter label={<Trans>Total Users</Trans>} value={users} />
        <Counter label={<Trans>Total Volume</Trans>} value={volume} />
      </dl>
      <p role="status" className="mt-2 min-h-[calc(var(--leading)*1em)] text-sm text-quiet">
        {stats.status === "ready" && <Trans>Read from the contract as you opened this page.</Trans>}
        {stats.status === "failed" && <Trans>The contract's figures cannot be read at the moment.</Trans>}
      </p>
    </div>
  );
}

function Counter({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-display text-[2.6rem] leading-tight">
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}
