import { Trans, useLingui } from "@lingui/react/macro";
import type { Dispatch } from "react";
import { apiErrorMessage } from "../../../../api/api-error-message.ts";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Avatar } from "../../../../ui/primitives/Avatar.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { at } from "../../data/columns.ts";
import type { TreeModel } from "../../data/tree-model.ts";
import { useCard } from "../card-data/use-cards.ts";
import type { TreeAction } from "../tree-state.ts";
import { CardPanel } from "./CardPanel.tsx";
import { FreeLegs } from "./FreeLegs.tsx";
import { FamilyLink, MemberLine, WalletLine } from "./MemberLines.tsx";
import { NodeFacts } from "./NodeFacts.tsx";
import { UplinePath } from "./UplinePath.tsx";

interface NodeCardProps {
  readonly model: TreeModel;
  readonly position: number;
  /** The seat number of the member on whom the view opened. */
  readonly home: number;
  readonly dispatch: Dispatch<TreeAction>;
}

/** The member on a seat: who, where, since when, and what their legs hold. Without a network it has what the tree knows. */
export function NodeCard({ model, position, home, dispatch }: NodeCardProps) {
  const number = at(model.numbers, position);
  const query = useCard(number);
  const card = query.data ?? undefined;
  const digits = formatCount(number, useLocale());
  return (
    <CardPanel
      title={card ? <bdi dir="ltr">{card.username}</bdi> : <Trans>Seat {digits}</Trans>}
      picture={card && <Avatar member={card} className="size-12" />}
      close={() => dispatch({ type: "close" })}
    >
      {card ? <MemberLine card={card} /> : <NoCard query={query} />}
      <NodeFacts model={model} position={position} card={card} />
      {card && <WalletLine wallet={card.wallet} />}
      <FreeLegs model={model} position={position} dispatch={dispatch} />
      <UplinePath key={number} model={model} position={position} dispatch={dispatch} />
      {card && number !== home && <FamilyLink wallet={card.wallet} />}
    </CardPanel>
  );
}

/** Why there is no member yet. */
function NoCard({ query }: { readonly query: ReturnType<typeof useCard> }) {
  const { i18n } = useLingui();
  if (query.data === null) {
    return (
      <Notice tone="warning" live>
        <Trans>This seat is not there any more. The tree will be up to date in a moment.</Trans>
      </Notice>
    );
  }
  if (query.isError) {
    return (
      <Notice
        tone="danger"
        live
        action={
          <Button size="small" variant="secondary" onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {apiErrorMessage(query.error, i18n) ?? <Trans>The member could not be loaded.</Trans>}
      </Notice>
    );
  }
  if (query.fetchStatus === "paused") {
    return (
      <Notice>
        <Trans>There is no network. Name, wallet and join date appear as soon as there is one.</Trans>
      </Notice>
    );
  }
  return <Skeleton className="h-6 w-2/3" />;
}
