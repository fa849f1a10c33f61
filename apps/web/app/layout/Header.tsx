import { useLingui } from "@lingui/react/macro";
import { Mail, Phone } from "lucide-react";
import type { ComponentType } from "react";
import { brand } from "../brand/brand.ts";
import { LocaleLink } from "../ui/primitives/LocaleLink.tsx";
import { LocaleSwitch } from "./LocaleSwitch.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { useNavigation } from "./navigation.ts";
import { PhoneLink } from "./PhoneLink.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { Wordmark } from "./Wordmark.tsx";

export interface HeaderProps {
  /**
   * The links that depend on the session. A component, so that a session change re-renders only the links: re-rendering the
   * frame would discard its parts that are not hydrated yet.
   */
  readonly AccountLinks: ComponentType<{ wide?: boolean }>;
}

/** The header of public pages. */
export function Header({ AccountLinks }: HeaderProps) {
  const { t } = useLingui();
  const links = useNavigation();
  return (
    <header>
      <div className="hidden border-b border-line lg:block">
        <div className="page flex min-h-11 items-center gap-6 text-sm text-quiet">
          <a
            href={`mailto:${brand.email}`}
            className="inline-flex min-h-9 items-center gap-2 hover:text-leaf"
          >
            <Mail size={15} strokeWidth={1.5} aria-hidden="true" />
            <bdi dir="ltr">{brand.email}</bdi>
          </a>
          <span className="inline-flex items-center gap-2">
            <Phone size={15} strokeWidth={1.5} aria-hidden="true" />
            <PhoneLink className="inline-flex min-h-9 items-center hover:text-leaf" />
          </span>
          <div className="-me-2.5 ms-auto flex items-center gap-1">
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
      <div className="page flex min-h-18 items-center gap-8">
        <Wordmark />
        <nav aria-label={t`Main`} className="hidden lg:block">
          <ul className="flex gap-1">
            {links.map(({ to, label, isCurrent }) => (
              <li key={label}>
                <LocaleLink
                  to={to}
                  aria-current={isCurrent ? "page" : undefined}
                  className="inline-flex min-h-11 items-center rounded-md px-3 text-note decoration-2 underline-offset-8 hover:text-leaf aria-[current=page]:text-leaf aria-[current=page]:underline"
                >
                  {label}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto hidden items-center gap-2 lg:flex">
          <AccountLinks />
        </div>
        <div className="ms-auto lg:hidden">
          <MobileMenu AccountLinks={AccountLinks} />
        </div>
      </div>
    </header>
  );
}
