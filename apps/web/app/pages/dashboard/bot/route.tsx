import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { BotScreen } from "../../../features/bots/screen/BotScreen.tsx";
import { withMessages } from "../../../i18n/with-messages.tsx";

export default withMessages(["bots"], Bot);

/** Tests trading rules on past prices. */
function Bot() {
  const { t } = useLingui();
  return (
    <>
      <title>{pageTitle(t`Bot`)}</title>
      <div className="space-y-8">
        <header>
          <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">
            <Trans>Bot</Trans>
          </h1>
          <p className="max-w-[66ch] text-quiet">
            <Trans>
              See what a trading rule would have done with past prices, after all costs and next to doing
              nothing. Past results say little about the next ones: most rules lose, and most traders do worse
              than those who hold.
            </Trans>
          </p>
        </header>
        <BotScreen />
      </div>
    </>
  );
}
