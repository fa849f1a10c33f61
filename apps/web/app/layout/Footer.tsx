import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "../brand/brand.ts";
import { whenSeen } from "../lib/when-seen.tsx";
import { classes } from "../ui/primitives/classes.ts";
import { LocaleLink } from "../ui/primitives/LocaleLink.tsx";
import { LocaleSwitch } from "./LocaleSwitch.tsx";
import { useFooterPlaces } from "./navigation.ts";
import { PhoneLink } from "./PhoneLink.tsx";
import { SocialLinks } from "./SocialLinks.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { Wordmark } from "./Wordmark.tsx";

const NewsletterBox = whenSeen(async () => (await import("./NewsletterBox.tsx")).NewsletterBox);
const ContractLink = whenSeen(async () => (await import("./ContractLink.tsx")).ContractLink);

const link = "inline-flex min-h-9 items-center hover:text-leaf";

/** The footer of public pages. `flush`: without space above it. */
export function Footer({ flush = false }: { flush?: boolean }) {
  return (
    <footer className={classes("border-t border-line bg-sheet", !flush && "mt-24")}>
      <div className="page grid gap-x-8 gap-y-10 py-14 sm:grid-cols-2 xl:gap-x-12 lg:grid-cols-[1.25fr_0.65fr_1.1fr_1.25fr]">
        <div className="space-y-4">
          <Wordmark />
          <p className="max-w-[34ch] text-quiet">
            <Trans>Network sales by a public contract that never owes more than it holds.</Trans>
          </p>
          <SocialLinks />
        </div>
        <Places />
        <Contacts />
        <NewsletterBox />
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line py-5 text-sm text-quiet">
          <p className="max-w-[70ch]">
            <Trans>
              Joining costs money, and most members of a network like this earn back less than they pay. Pay
              only what you can afford to lose.
            </Trans>
          </p>
          <div className="-mx-2.5 flex items-center gap-1 md:ms-auto">
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Places() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Footer`}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-1">
        {useFooterPlaces().map(({ to, label, isCurrent }) => (
          <li key={to}>
            <LocaleLink to={to} aria-current={isCurrent ? "page" : undefined} className={link}>
              {label}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contacts() {
  return (
    <ul className="space-y-1">
      <li>
        <LocaleLink to="/contact" className={link}>
          <Trans>Contact</Trans>
        </LocaleLink>
      </li>
      <li>
        <a href={`mailto:${brand.email}`} className={link}>
          <bdi dir="ltr">{brand.email}</bdi>
        </a>
      </li>
      <li>
        <PhoneLink className={link} />
      </li>
      <li className="min-h-9">
        <ContractLink />
      </li>
    </ul>
  );
}
