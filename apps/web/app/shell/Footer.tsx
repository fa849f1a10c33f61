import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "../brand/brand.ts";
import { classes } from "../ui/classes.ts";
import { LocaleLink } from "../ui/LocaleLink.tsx";
import { ContractLink } from "./ContractLink.tsx";
import { LocaleSwitch } from "./LocaleSwitch.tsx";
import { useNavigation } from "./navigation.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** The foot of every public page. `flush`: without room above, for a page that stands on it. */
export function Footer({ flush = false }: { flush?: boolean }) {
  const { t } = useLingui();
  const links = useNavigation();
  return (
    <footer className={classes("border-t border-line bg-sheet", !flush && "mt-24")}>
      <div className="page grid gap-10 py-14 md:grid-cols-[1.4fr_1fr_1fr]">
        <div className="space-y-4">
          <Wordmark />
          <p className="max-w-[34ch] text-quiet">
            <Trans>Network sales by a public contract that never owes more than it holds.</Trans>
          </p>
        </div>
        <nav aria-label={t`Footer`}>
          <ul className="space-y-1">
            {links.map(({ to, label }) => (
              <li key={to}>
                <LocaleLink to={to} className="inline-flex min-h-9 items-center hover:text-leaf">
                  {label}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="space-y-1">
          <li>
            <a href={`mailto:${brand.email}`} className="inline-flex min-h-9 items-center hover:text-leaf">
              <bdi dir="ltr">{brand.email}</bdi>
            </a>
          </li>
          <li>
            <a
              href={`tel:${brand.phone.replace(/[^+\d]/g, "")}`}
              className="inline-flex min-h-9 items-center hover:text-leaf"
            >
              <bdi dir="ltr">{brand.phone}</bdi>
            </a>
          </li>
          <li>
            <ContractLink />
          </li>
        </ul>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line py-5 text-sm text-quiet">
          <p className="max-w-[70ch]">
            <Trans>
              Joining costs money, and most members of a network like this earn back less than they pay. Pay
              only what you can do without.
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
