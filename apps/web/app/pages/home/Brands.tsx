import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeftRight, Wallet } from "lucide-react";
import { wrap } from "../../ui/carousel/carousel.ts";
import { PauseButton } from "../../ui/carousel/PauseButton.tsx";
import { brandsTiming } from "../../ui/carousel/timings.ts";
import { useCarousel } from "../../ui/carousel/use-carousel.ts";
import { classes } from "../../ui/primitives/classes.ts";
import { type Brand, brands } from "./brands.ts";

/** Maximum number of visible names. At least one hidden place is before and after them. */
const MAXIMUM_VISIBLE = 4;

/** Two to four names are visible. Under reduced motion all of them are, in rows. */
const list = classes(
  "grid min-w-0 grow overflow-hidden [--seen:2] [--way:1] sm:[--seen:3] md:[--seen:4] lg:[--seen:3] xl:[--seen:4] rtl:[--way:-1]",
  "motion-reduce:flex motion-reduce:flex-wrap motion-reduce:gap-x-8 motion-reduce:gap-y-3 noscript:flex noscript:flex-wrap noscript:gap-x-8 noscript:gap-y-3",
);
const item = classes(
  "flex w-[calc(100%/var(--seen))] items-center gap-2.5 transition-[translate,opacity] [grid-area:1/1]",
  "motion-reduce:w-auto motion-reduce:translate-none! motion-reduce:opacity-100! noscript:w-auto noscript:translate-none! noscript:opacity-100!",
);

/** Anchor of the section. */
export const brandsId = "brands";

/** A row of wallet names that advances by one. It is a list rather than a carousel, because its order has no meaning. */
export function Brands() {
  const { t } = useLingui();
  const { state, toggle, pauseHandlers } = useCarousel(brands.length, brandsTiming.interval);
  return (
    <section
      id={brandsId}
      aria-label={t`Wallets and exchanges`}
      className="border-y border-line bg-sheet py-8"
      {...pauseHandlers}
    >
      <div className="page grid items-center gap-x-10 gap-y-5 lg:grid-cols-[18rem_1fr_auto]">
        <p className="max-w-[44ch] text-note text-quiet">
          <Trans>Wallets to sign in with, and exchanges that list POL. None of them endorses Canopy.</Trans>
        </p>
        <div className="flex items-center gap-2 lg:contents">
          <ul className={list}>
            {brands.map((brand, index) => (
              <Name key={brand.name} brand={brand} place={slidePlace(index - state.index)} />
            ))}
          </ul>
          <PauseButton stopped={state.stopped} onToggle={toggle} />
        </div>
      </div>
    </section>
  );
}

/** Position of a name relative to the first visible one. -1 is the one that just left. */
function slidePlace(after: number): number {
  return wrap(after + 1, brands.length) - 1;
}

function Name({ brand: { name, kind }, place }: { brand: Brand; place: number }) {
  const Icon = kind === "wallet" ? Wallet : ArrowLeftRight;
  return (
    <li
      className={item}
      style={{
        translate: `calc(${place} * 100% * var(--way))`,
        opacity: place >= 0 && place < MAXIMUM_VISIBLE ? 1 : 0,
        transitionDuration: `${brandsTiming.move}ms`,
      }}
    >
      <Icon size={18} strokeWidth={1.5} className="shrink-0 text-leaf" aria-hidden="true" />
      <span className="font-display text-xl whitespace-nowrap">
        <bdi dir="ltr">{name}</bdi>
      </span>
    </li>
  );
}
