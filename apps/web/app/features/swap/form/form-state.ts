import type { Asset, Side } from "@canopy/swap/types";
import { assetKey } from "../tokens/assets.ts";

/** One end of a swap: what is sold, or what is bought. */
export type End = "from" | "to";

/** What the member has put into the form. */
export interface FormState {
  readonly from: Asset;
  readonly to: Asset;
  /** Which amount was typed. The other one is quoted. */
  readonly side: Side;
  readonly typed: string;
}

export type FormAction =
  | { readonly type: "type"; readonly side: Side; readonly text: string }
  | { readonly type: "choose"; readonly end: End; readonly asset: Asset }
  | { readonly type: "reverse" };

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "type":
      return { ...state, side: action.side, typed: action.text };
    case "choose": {
      const other: End = action.end === "from" ? "to" : "from";
      // The token of the other end: the two change places.
      const isOther = assetKey(action.asset) === assetKey(state[other]);
      return { ...state, ...(isOther && { [other]: state[action.end] }), [action.end]: action.asset };
    }
    case "reverse":
      // The typed amount stays with its token.
      return {
        ...state,
        from: state.to,
        to: state.from,
        side: state.side === "exactIn" ? "exactOut" : "exactIn",
      };
  }
}

/** The side of an end, when its amount is typed. */
export function endSide(end: End): Side {
  return end === "from" ? "exactIn" : "exactOut";
}
