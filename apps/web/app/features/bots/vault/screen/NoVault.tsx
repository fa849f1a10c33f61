import { Trans } from "@lingui/react/macro";
import { Address } from "../../../../ui/primitives/Address.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { FactList } from "../../../../ui/primitives/FactList.tsx";
import { useVaultPage } from "../actions/vault-page.ts";
import { WalletMoveText } from "./WalletMoveText.tsx";

/** What a vault is, before there is one. */
export function NoVault() {
  const { vault, act } = useVaultPage();
  const factory = <Address value={vault.addresses.factory} />;
  return (
    <div className="grid gap-x-14 gap-y-8 border-line border-t pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="space-y-4">
        <h2 className="font-display text-statement leading-snug">
          <Trans>You have no vault yet</Trans>
        </h2>
        <p className="max-w-[60ch] text-quiet">
          <Trans>
            A rule trades live in a contract of your own, from which only you can withdraw. We hold no key to
            it, and take no fee.
          </Trans>
        </p>
        <Button size="large" onClick={() => act({ type: "create" })}>
          <Trans>Create your vault</Trans>
        </Button>
        <div className="pt-4">
          <FactList
            facts={[
              { id: "wallet", title: <Trans>It belongs to this wallet</Trans>, text: <WalletMoveText /> },
              {
                id: "moved",
                title: <Trans>If you had another wallet before</Trans>,
                text: (
                  <Trans>
                    Its vault did not move, and only the old wallet can empty it. On a block explorer, ask{" "}
                    <bdi dir="ltr">vaultOf</bdi> of {factory} for the old wallet's vault. Then connect that
                    wallet there, and call the vault's <bdi dir="ltr">withdrawAll</bdi> and{" "}
                    <bdi dir="ltr">withdrawPOL</bdi>.
                  </Trans>
                ),
              },
            ]}
          />
        </div>
      </div>
      <FactList
        facts={[
          {
            id: "out",
            title: <Trans>Only your wallet can withdraw</Trans>,
            text: (
              <Trans>
                At any time and without waiting: no rule, price feed, keeper or server can delay a withdrawal.
                Only the issuer of a token could, as in any wallet.
              </Trans>
            ),
          },
          {
            id: "keeper",
            title: <Trans>Any account can execute a rule that is due</Trans>,
            text: (
              <Trans>
                It chooses only the moment, and gets the fee that you set. Chainlink's prices determine the
                least that a trade must return.
              </Trans>
            ),
          },
          {
            id: "limits",
            title: <Trans>Two limits bound every day</Trans>,
            text: (
              <Trans>
                What rules may sell, and what they may lose against the price feeds. Both are 0 in a new
                vault, so nothing trades before you set them.
              </Trans>
            ),
          },
        ]}
      />
    </div>
  );
}
