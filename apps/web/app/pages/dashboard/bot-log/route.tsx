import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { BotLogScreen } from "../../../features/bots/log/BotLogScreen.tsx";
import { withMessages } from "../../../i18n/with-messages.tsx";

export default withMessages(["bots", "vault"], BotLog);

/** The log of the member's bots, live and on paper. */
function BotLog() {
  const { t } = useLingui();
  return (
    <>
      <title>{pageTitle(t`Bot log`)}</title>
      <div className="space-y-8">
        <header>
          <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">
            <Trans>Bot log</Trans>
          </h1>
          <p className="max-w-[66ch] text-quiet">
            <Trans>What your rules did with your money, what your bots on paper decided, and why.</Trans>
          </p>
        </header>
        <BotLogScreen />
      </div>
    </>
  );
}
