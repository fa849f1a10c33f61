import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { localeFacts } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { classes } from "../primitives/classes.ts";
import { Bullets } from "./Bullets.tsx";
import { isNear } from "./carousel.ts";
import { panelId, tabId } from "./ids.ts";
import { PauseButton } from "./PauseButton.tsx";
import { RoundButton } from "./RoundButton.tsx";
import type { Timing } from "./timings.ts";
import { useCarousel } from "./use-carousel.ts";
import { useDelayed } from "./use-delayed.ts";
import { useSwipe } from "./use-swipe.ts";

export interface Slide {
  /** The accessible name of its bullet. */
  name: string;
  /** `near` slides may be shown soon and render their decoration too. */
  content: (near: boolean) => ReactNode;
}

/** Overlapping texts are hard to read, so the old one fades first and the new one last. */
const look = {
  shown: "z-1 opacity-100 ease-in",
  hidden: "pointer-events-none invisible opacity-0 ease-out",
};

/**
 * Cross-fading slides, built as the "tabbed carousel" of WAI-ARIA's Authoring Practices. All slides share one grid cell with
 * the height of the tallest, so that a change shifts no layout. Without JavaScript they are a scrollable row.
 */
export function FadeCarousel({
  label,
  slides,
  timing,
  className,
}: {
  label: string;
  slides: readonly Slide[];
  timing: Timing;
  className?: string;
}) {
  const { t } = useLingui();
  const { dir } = localeFacts[useLocale()];
  const base = useId();
  const ahead = useDelayed(timing.interval / 2);
  const { state, isAutoplaying, show, toggle, pauseHandlers } = useCarousel(slides.length, timing.interval);
  const { index, stopped } = state;
  const swipe = useSwipe(dir, (step) => show(index + step));
  return (
    // The controls come first in the document, for screen readers and Tab, and are displayed below the slides.
    <section
      aria-roledescription={t`carousel`}
      aria-label={label}
      className={classes("flex flex-col-reverse", className)}
      {...pauseHandlers}
    >
      {slides.length > 1 && (
        <div className="-mx-2.5 flex items-center">
          <PauseButton stopped={stopped} onToggle={toggle} />
          <RoundButton label={t`Previous slide`} onClick={() => show(index - 1)}>
            <ChevronLeft size={20} strokeWidth={1.5} className="rtl:-scale-x-100" aria-hidden="true" />
          </RoundButton>
          <Bullets base={base} names={slides.map(({ name }) => name)} index={index} onShow={show} />
          <RoundButton label={t`Next slide`} onClick={() => show(index + 1)}>
            <ChevronRight size={20} strokeWidth={1.5} className="rtl:-scale-x-100" aria-hidden="true" />
          </RoundButton>
        </div>
      )}
      <div
        aria-live={isAutoplaying ? "off" : "polite"}
        className="grid grow touch-pan-y noscript:flex noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
        {...swipe}
      >
        {slides.map(({ name, content }, slide) => (
          <div
            key={name}
            id={panelId(base, slide)}
            role="tabpanel"
            aria-labelledby={tabId(base, slide)}
            className={classes(
              "transition-[opacity,visibility] [grid-area:1/1]",
              "noscript:visible noscript:w-full noscript:shrink-0 noscript:snap-start noscript:opacity-100",
              slide === index ? look.shown : look.hidden,
            )}
            style={{ transitionDuration: `${timing.move}ms` }}
          >
            {content(slide === index || (ahead && isNear(slide, state)))}
          </div>
        ))}
      </div>
    </section>
  );
}
