import { Trans } from "@lingui/react/macro";
import { Sprout } from "lucide-react";
import type { Dispatch } from "react";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { at } from "../../data/columns.ts";
import { isFree, type TreeModel } from "../../data/tree-model.ts";
import type { TreeAction } from "../tree-state.ts";

interface FreeLegsProps {
  readonly model: TreeModel;
  readonly position: number;
  readonly dispatch: Dispatch<TreeAction>;
}

/** Buttons to the free seats directly below a member. */
export function FreeLegs({ model, position, dispatch }: FreeLegsProps) {
  const free = (["left", "right"] as const).filter((leg) => isFree(model, position, leg));
  if (free.length === 0) return null;
  const number = at(model.numbers, position);
  return (
    // Left stays left in every language.
    <div dir="ltr" className="flex flex-wrap gap-2">
      {free.map((leg) => (
        <Button
          key={leg}
          variant="secondary"
          size="small"
          dir="auto"
          onClick={() => dispatch({ type: "select", number, leg })}
        >
          <Sprout aria-hidden="true" size={17} strokeWidth={1.5} />
          {leg === "left" ? <Trans>Free seat on the left</Trans> : <Trans>Free seat on the right</Trans>}
        </Button>
      ))}
    </div>
  );
}
