import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type Dispatch, useMemo, useState } from "react";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Field } from "../../../../ui/forms/Field.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Cell, HeadCell, NumbersHead, Table } from "../../../../ui/primitives/Table.tsx";
import { at } from "../../data/columns.ts";
import { knowsLegs, legUnits, type TreeModel } from "../../data/tree-model.ts";
import { useCards } from "../card-data/use-cards.ts";
import { selectAction } from "../keyboard.ts";
import type { TreeAction } from "../tree-state.ts";
import { type TableOrder, tableRows } from "./table-rows.ts";

const PORTION = 50;

interface TreeTableProps {
  readonly model: TreeModel;
  /** The position of the seat whose subtree the table has. */
  readonly top: number;
  readonly dispatch: Dispatch<TreeAction>;
}

/** A seat and those below it as a table, a portion at a time. */
export function TreeTable({ model, top, dispatch }: TreeTableProps) {
  const { t } = useLingui();
  const [order, setOrder] = useState<TableOrder>("level");
  const [shown, setShown] = useState(PORTION);
  const rows = useMemo(() => tableRows(model, top, order, shown), [model, top, order, shown]);
  const cards = useCards(rows.map((position) => at(model.numbers, position)));
  const seats = at(model.end, top) - top;
  const all = formatCount(seats, useLocale());
  const topName = cards.get(at(model.numbers, top))?.username;
  const columns = [t`Level below`, t`Units`, t`Left leg, units`, t`Right leg, units`];
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="text-quiet">
          <Plural
            value={seats}
            one={`${all} seat with those below`}
            other={`${all} seats with those below`}
          />
        </p>
        <Field label={<Trans>Order</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={order}
              onChange={(event) => setOrder(toOrder(event.currentTarget.value))}
            >
              <option value="level">{t`Level by level`}</option>
              <option value="newest">{t`Newest first`}</option>
              <option value="weight">{t`Most units below first`}</option>
            </Select>
          )}
        </Field>
      </div>
      <Table caption={topName === undefined ? t`Seats` : t`${topName} and the seats below`} hideCaption>
        <NumbersHead
          rows={t`Member`}
          numbers={model.points === null ? columns : [...columns, t`Points of the round`]}
        >
          <HeadCell>
            <Trans>Sponsor</Trans>
          </HeadCell>
        </NumbersHead>
        <tbody>
          {rows.map((position) => {
            const number = at(model.numbers, position);
            const card = cards.get(number);
            return (
              <SeatRow
                key={number}
                model={model}
                position={position}
                top={top}
                name={card?.username}
                sponsor={card?.sponsor ?? null}
                open={() => {
                  dispatch(selectAction(model, { position, leg: null }));
                  dispatch({ type: "open", panel: "card" });
                }}
              />
            );
          })}
        </tbody>
      </Table>
      {rows.length < seats && (
        <Button variant="secondary" size="small" onClick={() => setShown(shown + PORTION)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

/** The value of an option. */
const toOrder = (value: string): TableOrder => (value === "newest" || value === "weight" ? value : "level");

interface SeatRowProps extends Pick<TreeTableProps, "model" | "top"> {
  readonly position: number;
  readonly name: string | undefined;
  readonly sponsor: string | null;
  open(): void;
}

function SeatRow({ model, position, top, name, sponsor, open }: SeatRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const digits = count(at(model.numbers, position));
  return (
    <tr>
      <HeadCell scope="row">
        <button type="button" onClick={open} className="min-h-8 text-leaf underline underline-offset-2">
          <bdi>{name ?? t`seat ${digits}`}</bdi>
        </button>
      </HeadCell>
      <Cell numeric>{count(at(model.depth, position) - at(model.depth, top))}</Cell>
      <Cell numeric>{model.hasUnits ? count(at(model.units, position)) : "…"}</Cell>
      {(["left", "right"] as const).map((leg) => (
        <Cell key={leg} numeric>
          {knowsLegs(model, position) ? count(legUnits(model, position, leg)) : "…"}
        </Cell>
      ))}
      {model.points !== null && <Cell numeric>{count(at(model.points, position))}</Cell>}
      <Cell>
        <bdi dir="ltr">{sponsor}</bdi>
      </Cell>
    </tr>
  );
}
