import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { periods } from "./periods.ts";
import { storedKeys } from "./stored-keys.ts";

/** The keys in local storage. */
export function YourBrowser() {
  const records = formatCount(periods.swapRecords, useLocale());
  const rows: { keys: readonly string[]; what: ReactNode }[] = [
    {
      keys: storedKeys.session,
      what: (
        <Trans>
          Your session: its token, your member data from the chain, and when it ends. Deleted when you log
          out.
        </Trans>
      ),
    },
    { keys: storedKeys.locale, what: <Trans>The language that you chose.</Trans> },
    { keys: storedKeys.theme, what: <Trans>Light or dark, if you chose one.</Trans> },
    { keys: storedKeys.digits, what: <Trans>The digits of figures, if you chose them.</Trans> },
    {
      keys: storedKeys.look,
      what: (
        <Trans>
          Which session brought your saved language, theme and digits to this browser, so that a later choice
          stays.
        </Trans>
      ),
    },
    {
      keys: storedKeys.wallet,
      what: (
        <Trans>
          The wallet that you connected last, and its public address, so that the site finds it again.
        </Trans>
      ),
    },
    {
      keys: storedKeys.pending,
      what: (
        <Trans>
          Transactions that you sent but that are not in a block yet, so that a reload does not lose them.
        </Trans>
      ),
    },
    {
      keys: storedKeys.swaps,
      what: (
        <Trans>
          What you were quoted for each of your last {records} swaps, so that your swap history can compare it
          with what you got. It is not on the chain.
        </Trans>
      ),
    },
    { keys: storedKeys.limits, what: <Trans>The limit and the deadline that you chose for swaps.</Trans> },
    {
      keys: storedKeys.tokens,
      what: (
        <Trans>The tokens outside the list that you chose for a swap, so that you find them again.</Trans>
      ),
    },
    {
      keys: storedKeys.chat,
      what: (
        <Trans>
          A random number under which the support chat keeps your conversations while you are not logged in,
          and which conversation is open. Not there before you open the chat.
        </Trans>
      ),
    },
  ];
  return (
    <>
      <p>
        <Trans>
          The site keeps some entries in your browser's local storage. They stay on your device until you
          clear them; only the session's token is sent to us, with your own requests.
        </Trans>
      </p>
      <dl className="max-w-[50rem]">
        {rows.map(({ keys, what }) => (
          <div
            key={keys.join()}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[17rem_1fr]"
          >
            <dt>
              {keys.map((key) => (
                <code key={key} dir="ltr" className="block w-fit text-note">
                  {key}
                </code>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Trans>
          When you open your family, the browser keeps the newest two trees of each plan, so that you can see
          them without a network: which seats there are, with their units and points, and no names. Your own
          part of a tree is deleted when your session ends. A whole tree, which the site stores only where it
          is public, stays on your device until you clear it.
        </Trans>
      </p>
      <p>
        <Trans>
          Until you close the tab, the browser also remembers how far you scrolled, and what you entered to
          register. There are no cookies.
        </Trans>
      </p>
    </>
  );
}
