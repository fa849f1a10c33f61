import { Trans } from "@lingui/react/macro";
import { RiskNotes } from "../../../features/entry/form/RiskNotes.tsx";
import { useEntryTerms } from "../../../features/entry/use-entry-cost.ts";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { PlusPrice } from "./PlusPrice.tsx";
import { PlusRules } from "./PlusRules.tsx";

/** What Plus is, what it costs and how its members have done, for members who are not in it. */
export function PlusOffer() {
  const terms = useEntryTerms();
  return (
    <div className="space-y-10">
      <header className="max-w-2xl space-y-3">
        <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">
          <Trans>Plus</Trans>
        </h1>
        <p className="text-lg text-quiet">
          <Trans>
            The same plan a second time, with larger units and a tree of its own. You are not in it, and your
            seat in the core plan does not need it.
          </Trans>
        </p>
      </header>
      <PlusPrice terms={terms} />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <PlusRules terms={terms.data} />
        <div className="min-w-0 border-line border-t pt-6">
          {terms.data ? <RiskNotes terms={terms.data} /> : <Skeleton className="h-[34rem] w-full" />}
        </div>
      </div>
    </div>
  );
}
