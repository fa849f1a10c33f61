import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { TopUpDialog } from "../../../features/entry/TopUpDialog.tsx";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Card } from "../../../ui/primitives/Card.tsx";
import { CardHeading } from "./CardHeading.tsx";
import { UnitLeaves } from "./UnitLeaves.tsx";

/** The member's units, their daily cap, and a button to buy more. */
export function UnitsCard({ overview }: { readonly overview: MemberOverview }) {
  const [buying, setBuying] = useState(false);
  const locale = useLocale();
  const { units, maximumUnits, maxPoints } = overview;
  const held = formatCount(units, locale);
  const most = formatCount(maximumUnits, locale);
  const cap = formatCount(maxPoints, locale);
  const left = maximumUnits - units;
  return (
    <Card aria-labelledby="units" className="space-y-4">
      <CardHeading id="units">
        <Trans>Your units</Trans>
      </CardHeading>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="font-display text-3xl">
          <Trans>
            {held} of {most}
          </Trans>
        </p>
        <UnitLeaves held={units} most={maximumUnits} />
      </div>
      <p className="text-quiet text-sm">
        <Trans>They let you earn up to {cap} points a day.</Trans>
      </p>
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
    </Card>
  );
}
