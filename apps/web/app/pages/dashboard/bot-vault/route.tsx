import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { pageTitle } from "../../../brand/brand.ts";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";

/** Apart from the page: the manifest of all routes, which every page loads, would list its parts. */
const VaultScreen = lazyPart(
  async () => (await import("../../../features/bots/vault/screen/VaultScreen.tsx")).VaultScreen,
);

export default withMessages(["bots", "vault"], BotVault);

/** The contract in which the member's rules trade. */
function BotVault() {
  const { t } = useLingui();
  return (
    <>
      <title>{pageTitle(t`Vault`)}</title>
      <div className="space-y-8">
        <header>
          <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">
            <Trans>Vault</Trans>
          </h1>
          <p className="max-w-[66ch] text-quiet">
            <Trans>
              Where your rules trade live: a contract of your own, from which only you can withdraw. Rules
              lose money too, and most traders do worse than those who hold.
            </Trans>
          </p>
        </header>
        <Suspense fallback={<Skeleton className="h-[44rem] w-full" />}>
          <VaultScreen />
        </Suspense>
      </div>
    </>
  );
}
