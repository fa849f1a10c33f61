import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { MemberOverview } from "../../../../chain/read-member.ts";
import { lazyTransactionDialog } from "../../../../features/transactions/lazy-transaction-dialog.tsx";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { UnitLeaves } from "./UnitLeaves.tsx";

const TopUpDialog = lazyTransactionDialog(
  "topUp",
  async () => (await import("../../../../features/entry/TopUpDialog.tsx")).TopUpDialog,
);

/** The member's units, the daily cap that they give, and a button to buy more. */
export function Units({ overview }: { readonly overview: MemberOverview }) {
  const [buying, setBuying] = useState(false);
  const locale = useLocale();
  const { units, maximumUnits, maxPoints } = overview;
  const held = formatCount(units, locale);
  const most = formatCount(maximumUnits, locale);
  const cap = formatCount(maxPoints, locale);
  const left = maximumUnits - units;
  return (
    <section
      aria-labelledby="units"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-5"
    >
      <div className="flex items-center gap-5">
        <UnitLeaves held={units} most={maximumUnits} />
        <div>
          <h3 id="units" className="label-text font-sans">
            <Trans>Your units</Trans>
          </h3>
          <p>
            <Trans>
              {held} of {most}, for up to {cap} points a day
            </Trans>
          </p>
        </div>
      </div>
      {left > 0 ? (
        <Button variant="secondary" onClick={() => setBuying(true)}>
          <Trans>Buy more units</Trans>
        </Button>
      ) : (
        <p className="text-quiet text-sm">
          <Trans>You hold the maximum.</Trans>
        </p>
      )}
      <TopUpDialog open={buying} onOpenChange={setBuying} left={left} />
    </section>
  );
}
