import type { Dispatch } from "react";
import type { TreeModel } from "../../data/tree-model.ts";
import type { TreeAction } from "../tree-state.ts";
import type { Place } from "../walk.ts";
import { FreeSeatCard } from "./FreeSeatCard.tsx";
import { NodeCard } from "./NodeCard.tsx";

/** What a card of the tree needs. */
export interface PlaceCardProps {
  readonly model: TreeModel;
  readonly place: Place;
  /** The username of the signed-in member, who sponsors those who use a link. */
  readonly sponsor: string;
  /** The seat number of the member on whom the view opened. */
  readonly home: number;
  readonly dispatch: Dispatch<TreeAction>;
}

/** The card of the selected seat or free seat. */
export function PlaceCard(props: PlaceCardProps) {
  const { position, leg } = props.place;
  return leg === null ? (
    <NodeCard {...props} position={position} />
  ) : (
    <FreeSeatCard {...props} position={position} leg={leg} />
  );
}
