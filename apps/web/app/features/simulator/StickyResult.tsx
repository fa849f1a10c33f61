import type { GroupOutcome } from "@canopy/protocol/simulation/summary";
import { Trans } from "@lingui/react/macro";
import type { RefObject } from "react";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useOnScreen } from "../../lib/use-on-screen.ts";
import { OutcomeSwatch } from "../../ui/charts/HundredLeaves.tsx";
import { outcomeKinds } from "../../ui/charts/round-to-hundred.ts";
import { classes } from "../../ui/primitives/classes.ts";
import { toHundred } from "./shares.ts";

interface StickyResultProps {
  readonly outcome: GroupOutcome;
  /** The headline. This line is shown only while the headline is out of view. */
  readonly instead: RefObject<Element | null>;
}

/** A short result above the sliders on narrow screens. Hidden from screen readers, which announce the headline. */
export function StickyResult({ outcome, instead }: StickyResultProps) {
  const locale = useLocale();
  const hundred = toHundred(outcome);
  const isNeeded = !useOnScreen(instead);
  return (
    <div aria-hidden="true" className="pointer-events-none sticky top-0 z-10 h-0 lg:hidden">
      <p
        className={classes(
          "flex items-baseline gap-4 border-line border-b bg-sheet py-2.5 text-sm transition-opacity duration-150",
          isNeeded ? "opacity-100" : "opacity-0",
        )}
      >
        <span className="grow text-quiet">
          <Trans>Of every {formatCount(100, locale)} members</Trans>
        </span>
        {outcomeKinds.map((kind) => (
          <span
            key={kind}
            className="inline-flex items-baseline gap-1.5 font-display text-lg proportional-nums"
          >
            <OutcomeSwatch kind={kind} />
            {formatCount(hundred[kind], locale)}
          </span>
        ))}
      </p>
    </div>
  );
}
