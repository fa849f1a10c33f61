import { Trans, useLingui } from "@lingui/react/macro";
import { type Dispatch, useMemo, useState } from "react";
import type { EntryTerms } from "../../../chain/read-entry-terms.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { RangeInput } from "../../../ui/forms/RangeInput.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { UnitPicker } from "../../entry/UnitPicker.tsx";
import type { TreeModel } from "../data/tree-model.ts";
import type { TreeAction, TreeState } from "../explore/tree-state.ts";
import type { FindName } from "../explore/use-seat-words.ts";
import { freeGhostSeats, freeSeatsFor, type GhostSeat, ghostLine, MOST_GHOSTS } from "./ghost-seats.ts";
import { useGhostNames } from "./use-ghost-names.ts";

/** Members in one line at most. */
const LONGEST_LINE = 10;

interface GhostFormProps {
  readonly model: TreeModel;
  readonly state: Pick<TreeState, "selected" | "freeLeg" | "ghosts">;
  readonly terms: EntryTerms;
  readonly dispatch: Dispatch<TreeAction>;
  readonly findName: FindName;
}

/** Places imagined members: on which free seat, how many in a line, and with how many units each. */
export function GhostForm({ model, state, terms, dispatch, findName }: GhostFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const toName = useGhostNames(findName);
  const [chosen, setChosen] = useState<string | null>(null);
  const [units, setUnits] = useState(1);
  const [members, setMembers] = useState(1);
  const { selected, freeLeg, ghosts } = state;
  const free = useMemo(() => freeSeatsFor(model, selected), [model, selected]);
  const seats = freeGhostSeats(free, ghosts);
  const seat = findSeat(seats, chosen, { upline: selected, leg: freeLeg ?? "left" });

  if (ghosts.length >= MOST_GHOSTS) {
    const most = formatCount(MOST_GHOSTS, locale);
    return (
      <p className="text-quiet">
        <Trans>You can imagine {most} members at once. Remove some to place others.</Trans>
      </p>
    );
  }
  if (seat === undefined) {
    return (
      <p className="text-quiet">
        <Trans>Select a seat in the tree first.</Trans>
      </p>
    );
  }
  const toText = ({ upline, leg }: GhostSeat) => {
    const above = toName(upline);
    return leg === "left" ? t`Below ${above}, left leg` : t`Below ${above}, right leg`;
  };
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        for (const place of ghostLine(seat, members, ghosts)) dispatch({ type: "addGhost", ...place, units });
        setChosen(null);
      }}
    >
      <Field label={<Trans>Free seat</Trans>}>
        {(control) => (
          <Select {...control} value={toKey(seat)} onChange={(event) => setChosen(event.currentTarget.value)}>
            {seats.map((place) => (
              <option key={toKey(place)} value={toKey(place)}>
                {toText(place)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <UnitPicker unitUSD={terms.unitUSD} most={terms.maximumUnits} value={units} onChange={setUnits} />
      <RangeInput
        label={<Trans>Members in a line</Trans>}
        hint={<Trans>Each one below the one before, on the same leg.</Trans>}
        value={members}
        min={1}
        max={LONGEST_LINE}
        format={(value) => formatCount(value, locale)}
        onChange={setMembers}
      />
      <Button type="submit" variant="secondary">
        <Trans>Imagine them here</Trans>
      </Button>
    </form>
  );
}

const toKey = ({ upline, leg }: GhostSeat): string => `${upline} ${leg}`;

/** The chosen seat, or else the selected one, or the first that is free. */
function findSeat(seats: readonly GhostSeat[], chosen: string | null, selected: GhostSeat) {
  const find = (key: string | null) => seats.find((seat) => toKey(seat) === key);
  return find(chosen) ?? find(toKey(selected)) ?? seats[0];
}
