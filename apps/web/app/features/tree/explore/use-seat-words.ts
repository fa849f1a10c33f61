import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { at } from "../data/columns.ts";
import { findLeg, findUpline, knowsLegs, type Leg, legUnits, type TreeModel } from "../data/tree-model.ts";
import type { Place } from "./walk.ts";

/** The username on a seat, undefined until it is known. */
export type FindName = (number: number) => string | undefined;

/** Between the parts of a sentence. */
const separators = { en: ", ", fa: "، " } as const;

/** Names the owner of seats and legs. */
function useNameWords(model: TreeModel, findName: FindName) {
  const { t } = useLingui();
  const locale = useLocale();

  function nameAt(position: number): string {
    const number = at(model.numbers, position);
    const digits = formatCount(number, locale);
    return findName(number) ?? t`seat ${digits}`;
  }

  function legText(leg: Leg, upline: number): string {
    const above = nameAt(upline);
    return leg === "left" ? t`left leg of ${above}` : t`right leg of ${above}`;
  }

  /** Null for the highest seat. */
  function ownLegText(position: number): string | null {
    const own = findLeg(model, position);
    return own === null ? null : legText(own, findUpline(model, position));
  }

  return { nameAt, legText, ownLegText, separator: separators[locale] };
}

/**
 * Says on which leg of whom a place is, between separators: what a screen reader needs between a name and its figures. Only a
 * separator for the highest seat.
 */
export function useLegWords(model: TreeModel, findName: FindName): (place: Place) => string {
  const { legText, ownLegText, separator } = useNameWords(model, findName);
  return ({ position, leg }) => {
    const words = leg === null ? ownLegText(position) : legText(leg, position);
    return words === null ? separator : `${separator}${words}${separator}`;
  };
}

/** Sentences about places of a tree, for screen readers: willow, left leg of alder, 3 units, 12 units on the left leg, 4 on the right. */
export function useSeatWords(model: TreeModel, findName: FindName): (place: Place) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const { nameAt, legText, ownLegText, separator } = useNameWords(model, findName);
  const count = (value: number) => formatCount(value, locale);

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
    if (leg !== null) return joined(t`free seat`, legText(leg, position));
    const units = at(model.units, position);
    const held = count(units);
    return joined(
      nameAt(position),
      ownLegText(position),
      model.hasUnits ? t`${plural(units, { one: `${held} unit`, other: `${held} units` })}` : null,
      knowsLegs(model, position) ? legsText(position) : null,
    );
  };

  function joined(...parts: readonly (string | null)[]): string {
    return parts.filter((part) => part !== null).join(separator);
  }
}
