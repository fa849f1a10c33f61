import { NONE } from "@canopy/protocol/tree-format/shape";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  ArrowUp,
  ArrowUpToLine,
  House,
  type LucideIcon,
  Network,
  Search,
  Sprout,
  TrendingDown,
} from "lucide-react";
import type { Dispatch, ReactNode } from "react";
import { Button } from "../../../ui/primitives/Button.tsx";
import { childAt, findUpline, positionOfNumber, type TreeModel } from "../data/tree-model.ts";
import { nearestFreeSeats, nextFreeSeat, smallerLeg } from "./jumps.ts";
import { selectAction } from "./keyboard.ts";
import type { TreeAction, TreeState } from "./tree-state.ts";
import { type Place, selectedPlace } from "./walk.ts";

/** The free seats between which a reader goes to and fro. */
const FREE_SEATS = 12;

interface JumpsProps {
  readonly model: TreeModel;
  readonly state: Pick<TreeState, "home" | "selected" | "freeLeg">;
  readonly dispatch: Dispatch<TreeAction>;
  /** The seat number of the signed-in member. */
  readonly viewer: number;
  /** The username of the member on whom the view opened. */
  readonly owner: string;
}

/** Buttons that select a seat elsewhere and bring it into view. A jump to nowhere is disabled, and keeps its place. */
export function Jumps({ model, state, dispatch, viewer, owner }: JumpsProps) {
  const { t } = useLingui();
  const selected = selectedPlace(model, state);
  const jump = (place: Place | null | undefined) =>
    place ? () => dispatch(selectAction(model, place, "seat")) : null;
  const home = positionOfNumber(model, state.home);
  return (
    <ul
      aria-label={t`Go to`}
      className="-mx-4 flex gap-1 overflow-x-auto px-1 max-sm:w-[calc(100%+2rem)] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Jump Icon={Search} keys="/" go={() => dispatch({ type: "search", isSearching: true })}>
        <Trans>Search</Trans>
      </Jump>
      <Jump Icon={House} go={jump(toSeat(positionOfNumber(model, viewer)))}>
        <Trans>Own seat</Trans>
      </Jump>
      {state.home !== viewer && (
        <Jump Icon={Network} go={jump(toSeat(home))}>
          <Trans>
            Back to <bdi dir="ltr">{owner}</bdi>
          </Trans>
        </Jump>
      )}
      <Jump Icon={ArrowUpToLine} go={jump(toSeat(0))}>
        <Trans>Top</Trans>
      </Jump>
      <Jump Icon={ArrowUp} go={jump(selected && above(model, selected))}>
        <Trans>One up</Trans>
      </Jump>
      <Jump Icon={TrendingDown} go={jump(selected && onSmallerLeg(model, selected))}>
        <Trans>Smaller leg</Trans>
      </Jump>
      <Jump
        Icon={Sprout}
        go={() => {
          // Found at the press, because it takes a pass over the subtree.
          const from = home === NONE ? 0 : home;
          const free = nearestFreeSeats(model, from, FREE_SEATS);
          const next = nextFreeSeat(free, selected ?? { position: from, leg: null });
          if (next === undefined) return;
          dispatch(selectAction(model, next, "seat"));
          dispatch({ type: "open", panel: "card" });
        }}
      >
        <Trans>Next free seat</Trans>
      </Jump>
    </ul>
  );
}

interface JumpProps {
  readonly Icon: LucideIcon;
  /** Keys that do the same. */
  readonly keys?: string;
  readonly go: (() => void) | null;
  readonly children: ReactNode;
}

function Jump({ Icon, keys, go, children }: JumpProps) {
  return (
    <li className="shrink-0">
      <Button
        variant="quiet"
        size="small"
        // Unlike a disabled button it keeps the focus.
        aria-keyshortcuts={keys}
        aria-disabled={go === null || undefined}
        onClick={() => go?.()}
      >
        <Icon aria-hidden="true" size={17} strokeWidth={1.5} />
        {children}
      </Button>
    </li>
  );
}

const toSeat = (position: number): Place | null => (position === NONE ? null : { position, leg: null });

function above(model: TreeModel, { position, leg }: Place): Place | null {
  return toSeat(leg === null ? findUpline(model, position) : position);
}

/** The seat or the free seat on the smaller leg of the selected seat. */
function onSmallerLeg(model: TreeModel, { position, leg }: Place): Place | null {
  if (leg !== null) return null;
  const smaller = smallerLeg(model, position);
  if (smaller === null) return null;
  return toSeat(childAt(model, position, smaller)) ?? { position, leg: smaller };
}
