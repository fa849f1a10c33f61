import type { TreeCard } from "@canopy/shared/api/tree";
import { Trans } from "@lingui/react/macro";
import { formatCount, formatDay } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Figures } from "../../../../ui/primitives/Figures.tsx";
import { at } from "../../data/columns.ts";
import { knowsLegs, type Leg, legUnits, type TreeModel } from "../../data/tree-model.ts";

interface NodeFactsProps {
  readonly model: TreeModel;
  readonly position: number;
  /** Undefined until it is loaded, and without a network: then only what the tree itself knows is shown. */
  readonly card: TreeCard | undefined;
}

/** The figures of a seat. Those of the legs count units, not people, and are written so. */
export function NodeFacts({ model, position, card }: NodeFactsProps) {
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const both = (left: number, right: number) => <BothLegs left={count(left)} right={count(right)} />;
  // Until all units below are loaded, they are those of the last closed round.
  const isComplete = knowsLegs(model, position);
  const onLeg = (leg: Leg) => (isComplete ? legUnits(model, position, leg) : (card?.legs[leg].units ?? 0));
  const round = count(model.head.round);
  const figures = [
    {
      id: "units",
      label: <Trans>Units</Trans>,
      value: <Units model={model} position={position} card={card} />,
    },
    (isComplete || card) && {
      id: "legs",
      label: <Trans>Units on the legs</Trans>,
      value: both(onLeg("left"), onLeg("right")),
    },
    card && {
      id: "waiting",
      label: <Trans>Units without a pair</Trans>,
      value: both(card.legs.left.variance, card.legs.right.variance),
    },
    model.points !== null && {
      id: "round",
      label: <Trans>Points of round {round}</Trans>,
      value: count(at(model.points, position)),
    },
    card && { id: "points", label: <Trans>Points since joining</Trans>, value: count(card.points) },
    card && {
      id: "joined",
      label: <Trans>Member since</Trans>,
      value: formatDay(new Date(card.joinedAt), locale),
    },
    card?.sponsor && {
      id: "sponsor",
      label: <Trans>Sponsor</Trans>,
      value: <bdi dir="ltr">{card.sponsor}</bdi>,
    },
  ];
  return (
    <div className="space-y-2">
      <Figures figures={figures.filter((figure) => typeof figure === "object" && figure !== null)} />
      <p className="text-quiet text-sm">
        <Trans>Legs count units, not people. Units without a pair are as of the last closed round.</Trans>
      </p>
    </div>
  );
}

function Units({ model, position, card }: NodeFactsProps) {
  const locale = useLocale();
  const known = card?.units ?? (model.hasUnits ? at(model.units, position) : null);
  const held = known === null ? "…" : formatCount(known, locale);
  if (card === undefined) return held;
  const cap = formatCount(card.maxPoints, locale);
  return (
    <>
      {held}{" "}
      <span className="font-normal text-quiet">
        <Trans>(up to {cap} points a day)</Trans>
      </span>
    </>
  );
}

function BothLegs({ left, right }: { readonly left: string; readonly right: string }) {
  return (
    <Trans>
      {left} left, {right} right
    </Trans>
  );
}
