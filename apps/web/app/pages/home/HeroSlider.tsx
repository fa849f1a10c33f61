import { Trans, useLingui } from "@lingui/react/macro";
import { memo, Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { prerendered } from "../../lib/prerendered.tsx";
import { FadeCarousel } from "../../ui/carousel/FadeCarousel.tsx";
import { heroTiming } from "../../ui/carousel/timings.ts";
import { SceneFrame } from "../../ui/illustration/SceneFrame.tsx";
import { ButtonLink } from "../../ui/primitives/Button.tsx";
import { type HeroSlide, useHeroSlides } from "./hero-slides.ts";

const Greeting = prerendered(
  async () => (await import("../../ui/illustration/scenes/Greeting.tsx")).Greeting,
);

/** The drawings of the other slides, which are not visible in the first seconds. */
const Scene = lazyPart(async () => (await import("../../ui/illustration/scenes/Scene.tsx")).Scene);

/** The hero slider: what Canopy is and offers. */
export function HeroSlider() {
  const { t } = useLingui();
  const slides = useHeroSlides();
  return (
    <div className="page pt-4 pb-8 lg:pt-8">
      {/* The page's heading does not change with the slides. */}
      <h1 className="label-text tracking-normal">
        <Trans>Welcome to Canopy: network sales in the open</Trans>
      </h1>
      <FadeCarousel
        label={t`What Canopy offers`}
        timing={heroTiming}
        slides={slides.map((slide) => ({
          name: slide.topic,
          content: (near) => <SlideContent slide={slide} drawn={near} />,
        }))}
      />
    </div>
  );
}

/** Memoised: it renders when its own slide is about to show, not on every move. */
const SlideContent = memo(({ slide, drawn }: { slide: HeroSlide; drawn: boolean }) => {
  const [main, ...others] = slide.links;
  return (
    <div className="grid h-full items-center gap-x-10 gap-y-4 pt-3 pb-6 max-md:content-start md:grid-cols-[1.35fr_1fr] lg:grid-cols-[1.1fr_1fr] lg:pt-8 lg:pb-10">
      <div className="space-y-5 lg:space-y-7">
        <h2 className="text-display">{slide.title}</h2>
        <p className="max-w-[54ch] text-quiet lg:text-lg">{slide.text}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={main.to} size="large">
            {main.label}
          </ButtonLink>
          {others.map(({ to, label }) => (
            <ButtonLink key={to} to={to} size="large" variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div className="aspect-[480/396] w-full max-w-48 max-md:order-first sm:max-w-64 md:max-w-none">
        {slide.scene === "greeting" ? (
          <SceneFrame className="size-full">
            <Greeting />
          </SceneFrame>
        ) : (
          <Suspense>{drawn && <Scene name={slide.scene} className="size-full" />}</Suspense>
        )}
      </div>
    </div>
  );
});
