import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";
import { useLocalizedPath } from "../../../ui/primitives/LocaleLink.tsx";

/** The risks, before any payment. */
export function Risks() {
  const localized = useLocalizedPath();
  return (
    <section id="risks" className="page grid gap-x-16 gap-y-8 pt-20 lg:grid-cols-[1fr_1.25fr]">
      <div className="space-y-6">
        <h2 className="text-heading">
          <Trans>Before you pay</Trans>
        </h2>
        <p className="max-w-[46ch] text-lg text-quiet">
          <Trans>
            What some members earn is what other members paid. Taken together, members get back less than they
            put in.
          </Trans>
        </p>
        <ButtonLink to={localized("/register")}>
          <Trans>See what it costs today</Trans>
        </ButtonLink>
      </div>
      <ul className="space-y-0 text-reading">
        <li className="border-t border-line py-5 first:border-t-0 first:pt-0">
          <Trans>
            Without a team that grows on both legs you earn no points. You then get back only a part of what
            you paid, on the day you paid it.
          </Trans>
        </li>
        <li className="border-t border-line py-5">
          <Trans>When fewer people join, there is less to share. If no one joins, there is nothing.</Trans>
        </li>
        <li className="border-t border-line py-5">
          <Trans>You pay and earn in POL. Its price in dollars can fall by half or more.</Trans>
        </li>
        <li className="border-t border-line py-5">
          <Trans>An entry cannot be taken back, and no one can restore a wallet whose key is lost.</Trans>
        </li>
      </ul>
    </section>
  );
}
