import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { withMessages } from "../../i18n/with-messages.tsx";
import { useSeen } from "../../lib/use-seen.ts";
import { Badge } from "../../ui/primitives/Badge.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { Assumptions } from "./Assumptions.tsx";
import { Charts } from "./Charts.tsx";
import { Headline } from "./Headline.tsx";
import { ScenarioControls } from "./ScenarioControls.tsx";
import { StickyResult } from "./StickyResult.tsx";
import { firstScenario } from "./settings.ts";
import { useSimulation } from "./use-simulation.ts";

/** Default export for `lazy`. */
export default withMessages(["simulator"], OutcomeSimulator);

/** Simulates who would earn what in an imagined network. Runs when it comes into view. */
function OutcomeSimulator() {
  const [scenario, setScenario] = useState(firstScenario);
  const section = useRef<HTMLElement>(null);
  const headline = useRef<HTMLDivElement>(null);
  const { result, isRunning, hasFailed, retry } = useSimulation(scenario, useSeen(section));
  return (
    <section
      ref={section}
      id="simulator"
      aria-labelledby="simulator-title"
      className="border-line border-t bg-sheet pt-16 pb-10 [--surface:var(--sheet)]"
    >
      <div className="page space-y-10">
        <Introduction />
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <div ref={headline} className="min-w-0 lg:col-start-2">
            {hasFailed ? (
              <SimulationError retry={retry} />
            ) : (
              <Headline summary={result?.summary ?? null} isRunning={isRunning} />
            )}
          </div>
          <div className="min-w-0 max-lg:pb-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {result && <StickyResult outcome={result.summary.all} instead={headline} />}
            <div className="lg:sticky lg:top-8">
              <ScenarioControls scenario={scenario} onChange={setScenario} />
            </div>
          </div>
          {!hasFailed && (
            <div className="min-w-0 lg:col-start-2">
              <Charts summary={result?.summary ?? null} isRunning={isRunning} />
            </div>
          )}
        </div>
        <Assumptions />
      </div>
    </section>
  );
}

function Introduction() {
  return (
    <div className="space-y-4">
      <Badge tone="amber">
        <Trans>An imagined network</Trans>
      </Badge>
      <h2 id="simulator-title" className="text-heading">
        <Trans>Who would earn what?</Trans>
      </h2>
      <p className="max-w-[62ch] text-lg text-quiet">
        <Trans>
          Choose a network, and the simulator shows what each of its members would have in the end by the
          contract's rules. It runs in your browser. It is not a forecast: real networks do not follow
          sliders, and can stop growing on any day.
        </Trans>
      </p>
      <noscript>
        <p>
          <Trans>The simulator needs JavaScript.</Trans>
        </p>
      </noscript>
    </div>
  );
}

function SimulationError({ retry }: { readonly retry: () => void }) {
  return (
    <Notice
      tone="danger"
      live
      title={<Trans>The simulation did not run</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Part of this page could not be loaded. The real figures above do not depend on it.</Trans>
    </Notice>
  );
}
