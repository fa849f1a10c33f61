import type { PlanParameters } from "@canopy/protocol/rules/parameters";
import { useMemo } from "react";
import type { EntryTerms } from "../../../chain/read-entry-terms.ts";
import { useEntryTerms } from "../../entry/use-entry-cost.ts";
import type { OpenPurchase } from "../data/messages.ts";
import type { TreeModel } from "../data/tree-model.ts";
import type { Ghost } from "../explore/tree-state.ts";
import { roundAt } from "../time-lapse/time-lapse.ts";
import { useGenesis } from "../time-lapse/use-genesis.ts";
import { placedGhosts } from "./ghost-seats.ts";
import { type WhatIfAnswer, whatIf } from "./what-if.ts";

interface Question {
  readonly model: TreeModel;
  readonly ghosts: readonly Ghost[];
  readonly purchases: readonly OpenPurchase[];
  /** The position of the member who asks and sponsors the ghosts. */
  readonly me: number;
}

interface WhatIfState {
  /** Those on seats that are still free. */
  readonly ghosts: readonly Ghost[];
  /** Null until price and round are read, and while the tree is incomplete. */
  readonly answer: WhatIfAnswer | null;
  readonly terms: EntryTerms | null;
  /** The plan refuses entries, or the node does not answer. */
  readonly error: unknown;
}

/** The answer at the price of this moment. It changes with ghosts, tree and price. */
export function useWhatIf({ model, ghosts, purchases, me }: Question): WhatIfState {
  const { data: terms = null, error } = useEntryTerms();
  const genesis = useGenesis();
  const placed = useMemo(() => placedGhosts(model, ghosts), [model, ghosts]);
  const answer = useMemo(() => {
    if (terms === null || genesis === null || !isComplete(model)) return null;
    return whatIf({
      tree: model,
      ghosts: placed,
      purchases,
      round: roundAt(genesis, terms.roundEndsAt - 1),
      unitPrice: terms.unitPrice,
      parameters: toParameters(terms),
      sponsor: me,
    });
  }, [model, placed, purchases, me, terms, genesis]);
  return { ghosts: placed, answer, terms, error };
}

/** Whether all seats below the top are loaded, with their units. */
export const isComplete = ({ hasUnits, hiddenLeft, hiddenRight }: TreeModel): boolean =>
  hasUnits && hiddenLeft === null && hiddenRight === null;

/** The terms of the contract as the rules take them. */
function toParameters({ unitUSD, pointsPerUnit, maximumUnits, shares }: EntryTerms): PlanParameters {
  const { hero, ...others } = shares;
  return {
    unitUsd: unitUSD,
    pointsPerUnit,
    maxUnits: maximumUnits,
    shares: { ...others, heroPool: hero },
    // No name is bought here.
    usernameFeeUsd: 0n,
  };
}
