import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type Dispatch, useState } from "react";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { at } from "../../data/columns.ts";
import { findLeg, pathToTop, type TreeModel } from "../../data/tree-model.ts";
import { useCards } from "../card-data/use-cards.ts";
import type { TreeAction } from "../tree-state.ts";

/** Seats that open at once. A leg can have 100,000 levels. */
const PORTION = 20;

interface UplinePathProps {
  readonly model: TreeModel;
  readonly position: number;
  readonly dispatch: Dispatch<TreeAction>;
}

/** The seats from a member up to the top, the nearest first, each with a button that goes there. */
export function UplinePath({ model, position, dispatch }: UplinePathProps) {
  const locale = useLocale();
  const [shown, setShown] = useState(0);
  const levels = at(model.depth, position);
  if (levels === 0) return null;
  const all = formatCount(levels, locale);
  if (shown === 0) {
    return (
      <Button variant="quiet" size="small" className="-ms-3" onClick={() => setShown(PORTION)}>
        <Plural value={levels} one={`Show the seat above`} other={`Show all ${all} seats above`} />
      </Button>
    );
  }
  return (
    <div className="space-y-2">
      <h3 className="font-[550] font-sans text-base">
        <Trans>Seats above</Trans>
      </h3>
      <PathList model={model} position={position} shown={Math.min(shown, levels)} dispatch={dispatch} />
      {shown < levels && (
        <Button variant="quiet" size="small" className="-ms-3" onClick={() => setShown(shown + PORTION)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

/** One of the seats above, and the leg through which the way leads. */
function PathList({ model, position, shown, dispatch }: UplinePathProps & { readonly shown: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const steps: { number: number; isLeft: boolean }[] = [];
  let below = position;
  for (const step of pathToTop(model, position)) {
    if (step !== position)
      steps.push({ number: at(model.numbers, step), isLeft: findLeg(model, below) === "left" });
    if (steps.length === shown) break;
    below = step;
  }
  const cards = useCards(steps.map(({ number }) => number));
  return (
    <ol className="divide-y divide-line border-line border-y">
      {steps.map(({ number, isLeft }) => {
        const digits = formatCount(number, locale);
        return (
          <li key={number}>
            <button
              type="button"
              onClick={() => dispatch({ type: "select", number, camera: "seat" })}
              className="flex min-h-10 w-full items-center justify-between gap-3 text-start hover:text-leaf focus-visible:-outline-offset-2"
            >
              <bdi className="min-w-0 truncate font-[550]">
                {cards.get(number)?.username ?? t`seat ${digits}`}
              </bdi>
              <span className="shrink-0 text-quiet text-sm">
                {isLeft ? <Trans>via the left leg</Trans> : <Trans>via the right leg</Trans>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
