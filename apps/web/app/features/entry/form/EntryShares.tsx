import { Trans } from "@lingui/react/macro";
import type { EntryTerms } from "../../../chain/read-entry-terms.ts";
import { formatCount, formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";

/** Who gets which part of a unit, and how many members there are. */
export function EntryShares({ terms }: { readonly terms: EntryTerms }) {
  const locale = useLocale();
  const { shares, memberCount } = terms;
  const percent = (basisPoints: number) => formatPercent(basisPoints, locale);
  const members = formatCount(memberCount, locale);
  return (
    <div className="space-y-4">
      <div>
        <h3 className="font-[550] font-sans text-base">
          <Trans>Where each entry goes</Trans>
        </h3>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-note">
          <dt>{percent(shares.pool)}</dt>
          <dd>
            <Trans>shared by the day's points; the rest is refunded to that day's buyers</Trans>
          </dd>
          <dt>{percent(shares.sponsor)}</dt>
          <dd>
            <Trans>to your sponsor, at once</Trans>
          </dd>
          <dt>{percent(shares.hero)}</dt>
          <dd>
            <Trans>to the HeroPool, for ranks</Trans>
          </dd>
          <dt>{percent(shares.commons)}</dt>
          <dd>
            <Trans>to the commons, outside the plan</Trans>
          </dd>
          <dt>{percent(shares.operations)}</dt>
          <dd>
            <Trans>to operations</Trans>
          </dd>
        </dl>
      </div>
      <p className="text-quiet">
        {/* Not a plural, whose number format costs a slow phone 50 ms. */}
        <Trans>Members of the plan so far: {members}</Trans>
      </p>
    </div>
  );
}
