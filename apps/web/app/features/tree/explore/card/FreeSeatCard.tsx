import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowUp, Sprout } from "lucide-react";
import type { Dispatch } from "react";
import { apiErrorMessage } from "../../../../api/api-error-message.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { at } from "../../data/columns.ts";
import type { Leg, TreeModel } from "../../data/tree-model.ts";
import { useCard } from "../card-data/use-cards.ts";
import type { TreeAction } from "../tree-state.ts";
import { CardPanel } from "./CardPanel.tsx";
import { SeatLink } from "./SeatLink.tsx";

interface FreeSeatCardProps {
  readonly model: TreeModel;
  /** Of the seat above. */
  readonly position: number;
  readonly leg: Leg;
  /** The username of the signed-in member, who sponsors those who use the link. */
  readonly sponsor: string;
  readonly dispatch: Dispatch<TreeAction>;
}

/** A free seat, with the link to register on it. */
export function FreeSeatCard({ model, position, leg, sponsor, dispatch }: FreeSeatCardProps) {
  const { i18n } = useLingui();
  const number = at(model.numbers, position);
  const { data: above, isPending, error, refetch } = useCard(number);
  const name = above && (
    <bdi dir="ltr" className="font-[550] text-ink">
      {above.username}
    </bdi>
  );
  return (
    <CardPanel title={<Trans>Free seat</Trans>} close={() => dispatch({ type: "close" })}>
      {above ? (
        <>
          <p className="text-quiet">
            {leg === "left" ? (
              <Trans>Below {name}, on the left leg</Trans>
            ) : (
              <Trans>Below {name}, on the right leg</Trans>
            )}
          </p>
          <SeatLink seat={{ sponsor, referral: above.username, leg }} />
        </>
      ) : isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <Notice
          tone="danger"
          live
          action={
            <Button size="small" variant="secondary" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {apiErrorMessage(error, i18n) ?? <Trans>The member could not be loaded.</Trans>}
        </Notice>
      )}
      <div className="-ms-3 flex flex-wrap gap-1">
        <Button variant="quiet" size="small" onClick={() => dispatch({ type: "open", panel: "whatIf" })}>
          <Sprout aria-hidden="true" size={17} strokeWidth={1.5} />
          <Trans>Imagine a member here</Trans>
        </Button>
        <Button variant="quiet" size="small" onClick={() => dispatch({ type: "select", number })}>
          <ArrowUp aria-hidden="true" size={17} strokeWidth={1.5} />
          <Trans>Show the seat above</Trans>
        </Button>
      </div>
    </CardPanel>
  );
}
