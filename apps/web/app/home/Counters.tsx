import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePublicData } from "../shell/use-public-data.ts";
import { counterTexts, statsSchema } from "./counters.ts";

/** Total Users and Total Volume, as the contract tells them. */
export function Counters() {
  const { users, volume } = counterTexts(usePublicData("stats", statsSchema));
  return (
    <div>
      <dl className="flex flex-wrap gap-x-14 gap-y-4 border-t border-line pt-6">
        <Counter label={<Trans>Total Users</Trans>} value={users} />
        <Counter label={<Trans>Total Volume</Trans>} value={volume} />
      </dl>
      <p className="mt-2 text-sm text-quiet">
        <Trans>Read from the contract as you opened this page.</Trans>
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
