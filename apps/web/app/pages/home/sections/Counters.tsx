import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePublicData } from "../../../api/use-public-data.ts";
import { brand } from "../../../brand/brand.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { StaleFigures } from "../../../layout/StaleFigures.tsx";
import { counterTexts, readStats } from "./counters.ts";

/** Total Users and Total Volume from the contract, and two fixed figures of the operator. */
export function Counters() {
  const { t } = useLingui();
  const locale = useLocale();
  const stats = usePublicData(readStats);
  const { users, volume } = counterTexts(stats, locale);
  const { countries, monthsOfExperience } = brand.figures;
  return (
    <section aria-label={t`In figures`} className="border-y border-line bg-sheet py-14">
      <div className="page">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-4">
          <Counter label={<Trans>Total Users</Trans>} value={users} />
          <Counter label={<Trans>Total Volume</Trans>} value={volume} />
          <Counter label={<Trans>Countries</Trans>} value={`+${formatCount(countries, locale)}`} />
          <Counter
            label={<Trans>Months Experiences</Trans>}
            value={`+${formatCount(monthsOfExperience, locale)}`}
          />
        </dl>
        <div className="mt-6 empty:hidden">{stats.status === "ready" && <StaleFigures ofContract />}</div>
        <p role="status" className="mt-6 min-h-[calc(var(--leading)*1em)] text-sm text-quiet">
          {stats.status === "ready" && (
            <Trans>
              Users and volume were read from the contract when you opened this page; the operator states the
              other figures.
            </Trans>
          )}
          {stats.status === "failed" && <Trans>The contract's figures are unavailable right now.</Trans>}
        </p>
      </div>
    </section>
  );
}

function Counter({ label, value }: { label: ReactNode; value: string }) {
  const [number, ...unit] = value.split("\u00a0");
  return (
    <div className="flex flex-col-reverse justify-end border-t border-line pt-4">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-display text-title lining-nums leading-tight tabular-nums rtl:proportional-nums">
        <bdi>
          {number}
          {unit.length > 0 && <span className="text-[0.4em]">{["", ...unit].join("\u00a0")}</span>}
        </bdi>
      </dd>
    </div>
  );
}
