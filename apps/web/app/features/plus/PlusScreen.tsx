import { Trans } from "@lingui/react/macro";
import { type ReactNode, useMemo } from "react";
import { toPlus } from "../../chain/plan-chain.ts";
import { PlanContext, usePlan } from "../../chain/plan-context.ts";
import { ButtonLink } from "../../ui/primitives/Button.tsx";

/** Renders its children with Plus as their plan, or says that this deployment has none. */
export function PlusScreen({ children }: { readonly children: ReactNode }) {
  const core = usePlan();
  const plus = useMemo(() => toPlus(core), [core]);
  if (plus === null) return <NoPlus />;
  return <PlanContext value={plus}>{children}</PlanContext>;
}

function NoPlus() {
  return (
    <div className="max-w-2xl space-y-5">
      <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">
        <Trans>There is no Plus plan here</Trans>
      </h1>
      <p className="text-lg text-quiet">
        <Trans>
          The operator of this site runs the core plan only. Your seat, your box and your points are there.
        </Trans>
      </p>
      <ButtonLink to="/dashboard" variant="secondary">
        <Trans>Go to dashboard</Trans>
      </ButtonLink>
    </div>
  );
}
