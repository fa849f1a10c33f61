import { Trans, useLingui } from "@lingui/react/macro";
import { brand, type Testimonial } from "../../../brand/brand.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { FadeCarousel } from "../../../ui/carousel/FadeCarousel.tsx";
import { testimonialsTiming } from "../../../ui/carousel/timings.ts";
import { Mark } from "../../../ui/primitives/Mark.tsx";

/** Testimonials, with samples marked as such. Renders nothing if the operator has none. */
export function Testimonials() {
  const { t } = useLingui();
  const { said, samples } = brand.testimonials;
  if (said.length === 0) return null;
  return (
    <section className="page grid gap-x-16 gap-y-8 pt-20 lg:grid-cols-[1fr_1.25fr]">
      <div className="space-y-4">
        <h2 className="text-heading">
          <Trans>What members say</Trans>
        </h2>
        {samples && (
          <p className="max-w-[40ch] text-quiet">
            <Trans>These are samples, written with this site: no one has said them.</Trans>
          </p>
        )}
      </div>
      <FadeCarousel
        label={t`What members say`}
        timing={testimonialsTiming}
        slides={said.map((testimonial) => ({
          name: testimonial.username,
          content: () => <Quote testimonial={testimonial} />,
        }))}
      />
    </section>
  );
}

function Quote({ testimonial: { username, avatar, feedback } }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col justify-between gap-6 pb-4">
      <blockquote className="font-display text-statement leading-snug text-pretty rtl:leading-relaxed">
        <p>{feedback[useLocale()]}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        {avatar === null ? (
          <span className="grid size-11 place-items-center rounded-full bg-leaf-wash text-leaf">
            <Mark size={22} />
          </span>
        ) : (
          <img src={avatar} alt="" width={44} height={44} loading="lazy" className="size-11 rounded-full" />
        )}
        <bdi dir="ltr">{username}</bdi>
        {brand.testimonials.samples && (
          <span className="rounded-full bg-amber-wash px-2.5 py-0.5 text-sm text-amber-ink">
            <Trans>Sample</Trans>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
