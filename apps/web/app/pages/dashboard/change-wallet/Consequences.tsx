import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { FactList } from "../../../ui/primitives/FactList.tsx";

/** What moves with the seat, and what does not. */
export function Consequences() {
  const { box, inPlus } = useMember();
  return (
    <DashboardSection id="consequences" title={<Trans>What moves, and what stays</Trans>}>
      <FactList
        facts={[
          {
            id: "seat",
            title: <Trans>Your seat moves with all that belongs to it</Trans>,
            text: (
              <Trans>
                Username, place in the tree, units, points, ranks and rank shares. Nothing changes for members
                below you.
              </Trans>
            ),
          },
          {
            id: "box",
            title: (
              <Trans>
                Your box moves: <Amount value={formatAmount(BigInt(box), 18, 4)} unit="POL" />
              </Trans>
            ),
            text: (
              <Trans>
                Once the seat has moved, only the new wallet can withdraw. To have the POL in the old wallet,
                withdraw it first.
              </Trans>
            ),
          },
          {
            id: "plus",
            title: inPlus ? (
              <Trans>Your seat in Plus moves at the same moment</Trans>
            ) : (
              <Trans>Plus uses the same wallet</Trans>
            ),
            text: inPlus ? (
              <Trans>
                Its box moves, too. Plus asks the core plan who you are, so one change covers both.
              </Trans>
            ) : (
              <Trans>You have no seat in Plus. If you join later, you join with the new wallet.</Trans>
            ),
          },
          {
            id: "site",
            title: <Trans>Your picture and settings move, your sessions end</Trans>,
            text: (
              <Trans>
                This site keeps them for your seat. Every session of the old wallet loses its access as soon
                as the seat has moved.
              </Trans>
            ),
          },
          {
            id: "rest",
            title: <Trans>Everything else stays in the old wallet</Trans>,
            text: (
              <Trans>
                Its POL, its tokens, and whatever it holds in vaults or other contracts. The plan moves seats
                only, so move those yourself, before or after.
              </Trans>
            ),
          },
          {
            id: "final",
            title: <Trans>Only the new wallet can undo it</Trans>,
            text: (
              <Trans>
                The owner of its key owns your seat. Move to a wallet of your own, never to an exchange or to
                someone who offers help.
              </Trans>
            ),
          },
        ]}
      />
    </DashboardSection>
  );
}
