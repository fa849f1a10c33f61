import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { SwapScreen } from "../../../features/swap/form/SwapScreen.tsx";
import { withMessages } from "../../../i18n/with-messages.tsx";

export default withMessages(["swap"], Swap);

/** Trades tokens of the member's wallet at public exchanges. */
function Swap() {
  const { t } = useLingui();
  return (
    <>
      <title>{pageTitle(t`Swap`)}</title>
      <div className="space-y-8">
        <header>
          <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">
            <Trans>Swap</Trans>
          </h1>
          <p className="max-w-[66ch] text-quiet">
            <Trans>
              Trade tokens from your wallet on Uniswap or QuickSwap, whichever leaves you more. We take no fee
              and hold nothing.
            </Trans>
          </p>
        </header>
        <SwapScreen />
      </div>
    </>
  );
}
