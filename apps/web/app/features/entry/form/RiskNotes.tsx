import { Trans } from "@lingui/react/macro";
import type { EntryTerms } from "../../../chain/read-entry-terms.ts";
import { formatCount, formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";

/** Risks to know before paying, with the plan's figures. */
export function RiskNotes({ terms }: { readonly terms: EntryTerms }) {
  const locale = useLocale();
  const { shares, memberCount } = terms;
  const percent = (basisPoints: number) => formatPercent(basisPoints, locale);
  const members = formatCount(memberCount, locale);
  return (
    <section className="space-y-4" aria-labelledby="before-you-pay">
      <Risks />
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
    </section>
  );
}

/** Risks of every entry. */
export function Risks() {
  return (
    <>
      <h2 id="before-you-pay" className="text-subheading">
        <Trans>Before you pay</Trans>
      </h2>
      <ul className="list-disc space-y-2 ps-5 marker:text-clay">
        <li>
          <Trans>
            <strong>You can lose money.</strong> No one owes you anything for an entry. What you get back
            depends only on what others pay in, and on their places in the tree. It can be far less than you
            paid.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It is final.</strong> No one can cancel or refund an entry, not even this site's
            operators.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Your wallet is your account.</strong> Without its key, no one can restore your seat or
            your box.
          </Trans>
        </li>
      </ul>
    </>
  );
}
