import { useLingui } from "@lingui/react/macro";
import { type LucideIcon, Sprout } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { classes } from "../../ui/primitives/classes.ts";
import { LocaleSwitch } from "../LocaleSwitch.tsx";
import { MAIN_ID, SkipLink } from "../SkipLink.tsx";
import { ThemeSwitch } from "../ThemeSwitch.tsx";
import { Wordmark } from "../Wordmark.tsx";
import { LogoutButton } from "./LogoutButton.tsx";

/** The dashboard layout: a sidebar on wide screens, a bar on phones. */
export function DashboardFrame({ onLogout, children }: { onLogout(): void; readonly children: ReactNode }) {
  const places = useDashboardPlaces();
  const { t } = useLingui();
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[15rem_1fr]">
      <SkipLink />
      <header className="border-line border-b lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-e lg:border-b-0">
        <div className="flex min-h-16 items-center justify-between gap-3 px-5 lg:min-h-20 lg:px-6">
          <Wordmark />
          <div className="flex items-center lg:hidden">
            <ThemeSwitch />
            <LogoutButton onLogout={onLogout} />
          </div>
        </div>
        <nav
          aria-label={t`Dashboard`}
          className="flex items-center justify-between px-3 pb-2 lg:grow lg:items-start lg:pt-4"
        >
          <ul className="flex gap-1 overflow-x-auto lg:w-full lg:flex-col">
            {places.map(({ to, label, Icon }) => (
              <li key={to}>
                <NavLink
                  end
                  to={to}
                  className={({ isActive }) =>
                    classes(
                      "flex min-h-11 items-center gap-2.5 rounded-md px-3 font-[550]",
                      isActive
                        ? "bg-leaf-wash text-leaf-deep"
                        : "text-quiet hover:bg-leaf-wash hover:text-leaf-deep",
                    )
                  }
                >
                  <Icon aria-hidden="true" size={19} strokeWidth={1.5} />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className="lg:hidden">
            <LocaleSwitch />
          </div>
        </nav>
        <div className="hidden flex-wrap items-center gap-1 border-line border-t p-3 lg:flex">
          <LocaleSwitch />
          <ThemeSwitch />
          <LogoutButton onLogout={onLogout} />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="min-w-0 outline-none">
        <div className="mx-auto w-full max-w-5xl px-5 py-8 sm:px-8 lg:py-10">{children}</div>
      </main>
    </div>
  );
}

interface Place {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** The pages of the dashboard. */
function useDashboardPlaces(): readonly Place[] {
  const { t } = useLingui();
  return [{ to: "/dashboard", label: t`Overview`, Icon: Sprout }];
}
