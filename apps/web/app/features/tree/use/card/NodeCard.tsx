import { Trans, useLingui } from "@lingui/react/macro";
import { Network, Sprout } from "lucide-react";
import type { Dispatch, ReactNode } from "react";
import { apiErrorMessage } from "../../../../api/error-message.ts";
import { usePlan } from "../../../../chain/plan-context.ts";
import { Address } from "../../../../ui/primitives/Address.tsx";
import { Avatar } from "../../../../ui/primitives/Avatar.tsx";
import { Badge } from "../../../../ui/primitives/Badge.tsx";
import { Button, ButtonLink } from "../../../../ui/primitives/Button.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { at } from "../../data/columns.ts";
import { isFree, type Leg, type TreeModel } from "../../data/tree-model.ts";
import { useCard } from "../members/use-cards.ts";
import type { TreeAction } from "../tree-state.ts";
import { CardPanel } from "./CardPanel.tsx";
import { NodeFacts } from "./NodeFacts.tsx";
import { UplinePath } from "./UplinePath.tsx";

interface NodeCardProps {
  readonly model: TreeModel;
  readonly position: number;
  /** The seat number of the member on whom the view opened. */
  readonly home: number;
  readonly dispatch: Dispatch<TreeAction>;
}

/** The member on a seat: who, where, since when, and what their legs hold. */
export function NodeCard({ model, position, home, dispatch }: NodeCardProps) {
  const { i18n } = useLingui();
  const number = at(model.numbers, position);
  const card = useCard(number);
  const close = () => dispatch({ type: "close" });
  if (card.data) {
    const { username, wallet, upline, leg, rank } = card.data;
    return (
      <CardPanel
        title={<bdi dir="ltr">{username}</bdi>}
        picture={<Avatar member={card.data} className="size-12" />}
        close={close}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
          <Where upline={upline} leg={leg} />
          {rank && (
            <Badge tone="amber">{rank.rank === "hero" ? <Trans>Hero</Trans> : <Trans>Knight</Trans>}</Badge>
          )}
        </div>
        <NodeFacts model={model} position={position} card={card.data} />
        <p className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
          <Trans>Wallet</Trans> <Address value={wallet} />
        </p>
        <FreeLegs model={model} position={position} dispatch={dispatch} />
        <UplinePath key={number} model={model} position={position} dispatch={dispatch} />
        {number !== home && <FamilyLink wallet={wallet} />}
      </CardPanel>
    );
  }
  return (
    <CardPanel title={<Trans>Member</Trans>} close={close}>
      {card.isPending ? (
        <Skeleton className="h-72 w-full" />
      ) : card.data === null ? (
        <Notice tone="warning" live>
          <Trans>This seat is not there any more. The tree will be up to date in a moment.</Trans>
        </Notice>
      ) : (
        <Notice
          tone="danger"
          live
          action={
            <Button size="small" variant="secondary" onClick={() => void card.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {apiErrorMessage(card.error, i18n) ?? <Trans>The member could not be loaded.</Trans>}
        </Notice>
      )}
    </CardPanel>
  );
}

function Where({ upline, leg }: { readonly upline: string | null; readonly leg: Leg | null }): ReactNode {
  if (upline === null) return <Trans>The root seat, above all members.</Trans>;
  const name = (
    <bdi dir="ltr" className="text-ink">
      {upline}
    </bdi>
  );
  return leg === "left" ? (
    <Trans>On the left leg of {name}</Trans>
  ) : (
    <Trans>On the right leg of {name}</Trans>
  );
}

interface FreeLegsProps {
  readonly model: TreeModel;
  readonly position: number;
  readonly dispatch: Dispatch<TreeAction>;
}

/** Buttons to the free seats of the member. */
function FreeLegs({ model, position, dispatch }: FreeLegsProps) {
  const free = (["left", "right"] as const).filter((leg) => isFree(model, position, leg));
  if (free.length === 0) return null;
  const number = at(model.numbers, position);
  return (
    // Left stays left in every language.
    <div dir="ltr" className="flex flex-wrap gap-2">
      {free.map((leg) => (
        <Button
          key={leg}
          variant="secondary"
          size="small"
          dir="auto"
          onClick={() => dispatch({ type: "select", number, leg })}
        >
          <Sprout aria-hidden="true" size={17} strokeWidth={1.5} />
          {leg === "left" ? <Trans>Free seat on the left</Trans> : <Trans>Free seat on the right</Trans>}
        </Button>
      ))}
    </div>
  );
}

/** The member's own family. Plus has it for the signed-in member only. */
function FamilyLink({ wallet }: { readonly wallet: string }) {
  if (usePlan().name === "plus") return null;
  return (
    <ButtonLink
      to={`/dashboard/child-family?${new URLSearchParams({ member: wallet })}`}
      variant="secondary"
      size="small"
    >
      <Network aria-hidden="true" size={17} strokeWidth={1.5} />
      <Trans>Open this member's family</Trans>
    </ButtonLink>
  );
}
