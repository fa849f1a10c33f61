import { Trans } from "@lingui/react/macro";
import { usePlanFacts } from "../../../i18n/use-plan-facts.ts";
import { Scene } from "../../../ui/illustration/scenes/Scene.tsx";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";
import { useLocalizedPath } from "../../../ui/primitives/LocaleLink.tsx";

/** The "what is" section. */
export function WhatIs() {
  const localized = useLocalizedPath();
  const { unit } = usePlanFacts();
  return (
    <section className="page grid items-center gap-x-16 gap-y-10 py-20 lg:grid-cols-[1fr_1.25fr]">
      <Scene name="plans" className="mx-auto w-full max-w-sm lg:max-w-none" />
      <div className="space-y-6">
        <h2 className="text-heading">
          <Trans>What is Canopy?</Trans>
        </h2>
        <div className="max-w-[60ch] space-y-4 text-reading">
          <p>
            <Trans>
              A place in a tree, bought once. You join below a member with one to five units of {unit}, and up
              to two members take the places right below you: your left leg and your right leg.
            </Trans>
          </p>
          <p>
            <Trans>
              Every unit bought below you counts on its leg, and half a point from each leg makes one point.
              Each day the contract shares that day's pool among that day's points; the rest goes back to the
              members who paid that day.
            </Trans>
          </p>
          <p className="text-quiet">
            <Trans>
              Nothing else is sold, and nothing is invested: what members earn is what members pay. That is
              why this site shows how many members earned nothing next to how many earned something.
            </Trans>
          </p>
        </div>
        <ButtonLink to={localized("/about")} variant="secondary">
          <Trans>The plan, with an example</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
