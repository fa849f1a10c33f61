import { NONE } from "@canopy/protocol/tree-format/shape";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Dispatch, useId } from "react";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import type { OpenPurchase } from "../data/messages.ts";
import { positionOfNumber, type TreeModel } from "../data/tree-model.ts";
import type { TreeAction, TreeState } from "../explore/tree-state.ts";
import type { FindName } from "../explore/use-seat-words.ts";
import { GainTable } from "./GainTable.tsx";
import { GhostForm } from "./GhostForm.tsx";
import { GhostList } from "./GhostList.tsx";
import { NeverEarnedBack } from "./NeverEarnedBack.tsx";
import { isComplete, useWhatIf } from "./use-what-if.ts";
import { WhatIfOutcome } from "./WhatIfOutcome.tsx";

interface WhatIfProps {
  readonly model: TreeModel;
  /** What members bought after the snapshot of the model; the model counts it. */
  readonly purchases: readonly OpenPurchase[];
  readonly state: Pick<TreeState, "selected" | "freeLeg" | "ghosts">;
  readonly dispatch: Dispatch<TreeAction>;
  /** The seat number of the signed-in member. */
  readonly me: number;
  readonly findName: FindName;
}

/** Imagined members on free seats, and what this round would make of them, next to how real members did. */
export function WhatIf({ model, purchases, state, dispatch, me, findName }: WhatIfProps) {
  const { i18n } = useLingui();
  const id = useId();
  const position = positionOfNumber(model, me);
  const { ghosts, answer, terms, error } = useWhatIf({
    model,
    ghosts: state.ghosts,
    purchases,
    me: position,
  });
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-6">
      <div className="space-y-2">
        <h2 id={id} className="text-2xl">
          <Trans>What if</Trans>
        </h2>
        <p className="max-w-[62ch] text-quiet">
          <Trans>
            Imagine members on free seats, and see what this round would make of them by the contract's rules.
            Nothing is sent, and no seat is reserved.
          </Trans>
        </p>
      </div>
      {!isComplete(model) ? (
        <p role="status" className="text-quiet">
          <Trans>The rest of the tree is loading. Its units decide what pairs.</Trans>
        </p>
      ) : terms !== null ? (
        <GhostForm
          model={model}
          state={{ ...state, ghosts }}
          terms={terms}
          dispatch={dispatch}
          findName={findName}
        />
      ) : error ? (
        <Notice tone="warning" live title={<Trans>There is no price right now</Trans>}>
          {errorMessage(classifyError(error), i18n)}
        </Notice>
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
      {ghosts.length > 0 && answer !== null && terms !== null && (
        <WhatIfOutcome answer={answer} terms={terms} me={position} />
      )}
      <NeverEarnedBack plan={model.head.plan} />
      {ghosts.length > 0 && <GhostList ghosts={ghosts} dispatch={dispatch} findName={findName} />}
      {ghosts.length > 0 && answer !== null && (
        <GainTable gains={answer.gains} numbers={model.numbers} me={position} findName={findName} />
      )}
      {position === NONE && (
        <p className="text-quiet text-sm">
          <Trans>Your own seat is not in this part of the tree, so your pairs are not shown.</Trans>
        </p>
      )}
    </section>
  );
}
