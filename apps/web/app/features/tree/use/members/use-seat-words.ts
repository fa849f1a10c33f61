import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { at } from "../../data/columns.ts";
import { hasAllBelow, type Leg, legOf, legUnits, type TreeModel, uplineOf } from "../../data/tree-model.ts";
import type { Place } from "../walk.ts";

/** The username on a seat, undefined until it is known. */
export type NameOf = (number: number) => string | undefined;

/** Sentences about places of a tree, for screen readers: willow, left leg of alder, 3 units, 12 units on the left leg, 4 on the right. */
export function useSeatWords(model: TreeModel, nameOf: NameOf): (place: Place) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);

  function nameAt(position: number): string {
    const number = at(model.numbers, position);
    const digits = count(number);
    return nameOf(number) ?? t`seat ${digits}`;
  }

  function legText(leg: Leg, above: string): string {
    return leg === "left" ? t`left leg of ${above}` : t`right leg of ${above}`;
  }

  function legsText(position: number): string {
    const left = legUnits(model, position, "left");
    const onLeft = count(left);
    const onRight = count(legUnits(model, position, "right"));
    return t`${plural(left, {
      one: `${onLeft} unit on the left leg, ${onRight} on the right`,
      other: `${onLeft} units on the left leg, ${onRight} on the right`,
    })}`;
  }

  return ({ position, leg }) => {
    if (leg !== null) return joined(t`free seat`, legText(leg, nameAt(position)));
    const own = legOf(model, position);
    const units = at(model.units, position);
    const held = count(units);
    return joined(
      nameAt(position),
      own !== null && legText(own, nameAt(uplineOf(model, position))),
      t`${plural(units, { one: `${held} unit`, other: `${held} units` })}`,
      hasAllBelow(model, position) && legsText(position),
    );
  };

  function joined(...parts: readonly (string | false)[]): string {
    return parts.filter((part) => part !== false).join(locale === "fa" ? "، " : ", ");
  }
}
