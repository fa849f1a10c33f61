import { Trans } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useOnScreen } from "../../../lib/use-on-screen.ts";
import { classes } from "../../../ui/primitives/classes.ts";
import { formatReturn } from "../format/format.ts";
import type { Outcome } from "./outcome.ts";

interface StickyResultProps {
  readonly outcome: Outcome;
  /** The headline. This line is shown only while the headline is out of view. */
  readonly instead: RefObject<Element | null>;
}

/** The result above the sliders on narrow screens. Hidden from screen readers, which read the headline. */
export function StickyResult({ outcome, instead }: StickyResultProps) {
  const locale = useLocale();
  const isNeeded = !useOnScreen(instead);
  const { rule, hold } = outcome.rivals;
  return (
    <div aria-hidden="true" className="pointer-events-none sticky top-0 z-10 h-0 lg:hidden">
      <p
        className={classes(
          "flex items-baseline justify-between gap-3 border-line border-b bg-paper py-2.5 text-sm transition-opacity duration-150",
          isNeeded ? "opacity-100" : "opacity-0",
        )}
      >
        <Part name={<Trans>Rule</Trans>} text={formatReturn(rule.return, locale)} />
        <Part name={<Trans>Hold</Trans>} text={formatReturn(hold.return, locale)} />
      </p>
    </div>
  );
}

function Part({ name, text }: { readonly name: ReactNode; readonly text: string }) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <span className="text-quiet">{name}</span>
      <bdi className="font-display text-lg tabular-nums">{text}</bdi>
    </span>
  );
}
