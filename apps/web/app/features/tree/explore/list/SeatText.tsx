import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Sprout } from "lucide-react";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { at } from "../../data/columns.ts";
import { knowsLegs, type Leg, legUnits, type TreeModel } from "../../data/tree-model.ts";

interface SeatTextProps {
  readonly model: TreeModel;
  readonly position: number;
  /** Undefined until it is loaded. */
  readonly username: string | undefined;
  /** For screen readers, between the name and the figures: on which leg of whom the seat is. */
  readonly words: string;
}

/** A seat in the list: the name, its units and those of its legs. */
export function SeatText({ model, position, username, words }: SeatTextProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const digits = count(at(model.numbers, position));
  const units = at(model.units, position);
  const held = count(units);
  const left = count(legUnits(model, position, "left"));
  const right = count(legUnits(model, position, "right"));
  return (
    <>
      <bdi className="min-w-0 truncate font-[550]">{username ?? t`seat ${digits}`}</bdi>
      <span className="sr-only">{words}</span>
      <span className="ms-auto shrink-0 text-quiet text-sm">
        {model.hasUnits && <Plural value={units} one={`${held} unit`} other={`${held} units`} />}
        {knowsLegs(model, position) && (
          <span className="sr-only sm:not-sr-only">
            {" · "}
            <Trans>
              legs {left} left, {right} right
            </Trans>
          </span>
        )}
      </span>
    </>
  );
}

/** A free seat in the list. */
export function FreeSeatText({ leg, words }: { readonly leg: Leg; readonly words: string }) {
  return (
    <>
      <Sprout aria-hidden="true" size={17} strokeWidth={1.5} className="shrink-0 text-quiet" />
      <span className="text-quiet">
        {leg === "left" ? <Trans>Free seat on the left</Trans> : <Trans>Free seat on the right</Trans>}
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}
