import { Trans } from "@lingui/react/macro";
import { TreeDrawing } from "../illustration/TreeDrawing.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { useLocalizedPath } from "../ui/LocaleLink.tsx";
import { Counters } from "./Counters.tsx";

/** What Canopy is, in one look. */
export function Hero() {
  const localized = useLocalizedPath();
  return (
    <section className="page grid items-center gap-x-10 gap-y-6 pb-16 pt-8 lg:grid-cols-[1.05fr_1fr] lg:pb-24 lg:pt-10">
      <div className="space-y-7">
        <h1 className="text-[clamp(2.6rem,6.2vw,4.6rem)]">
          <Trans>A team plan you can check, leaf by leaf</Trans>
        </h1>
        <p className="max-w-[52ch] text-lg text-quiet">
          <Trans>
            Members join under a sponsor into a tree with two legs and pay in POL. Each day a public contract
            shares what came in that day by the points that balanced teams earn. It promises nobody a fixed
            amount, so it never owes more than it holds.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={localized("/register")} size="large">
            <Trans>Register</Trans>
          </ButtonLink>
          <ButtonLink to={localized("/#risks")} size="large" variant="secondary">
            <Trans>Read the risks first</Trans>
          </ButtonLink>
        </div>
        <Counters />
      </div>
      <TreeDrawing
        shape={{ seed: 12, levels: 8, trunk: 96, gaps: 0.1, spread: 64, taper: 0.78, leafSize: 11 }}
        className="mx-auto max-h-[34rem] w-full max-w-[21rem] sm:max-w-md lg:max-w-none"
      />
    </section>
  );
}
