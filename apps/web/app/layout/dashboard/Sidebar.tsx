import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { classes } from "../../ui/primitives/classes.ts";
import { LocaleSwitch } from "../LocaleSwitch.tsx";
import { ThemeSwitch } from "../ThemeSwitch.tsx";
import { Wordmark } from "../Wordmark.tsx";
import { LogoutButton } from "./LogoutButton.tsx";
import { NavList } from "./NavList.tsx";
import type { NavGroup } from "./nav-items.ts";

interface SidebarProps {
  readonly groups: readonly NavGroup[];
  onSearch(): void;
  /** Whether `/` opens the search. */
  readonly hasSlash: boolean;
  onLogout(): void;
}

/** The dashboard's menu on wide screens. In low windows its places scroll, and what is below them stays. */
export function Sidebar({ groups, onSearch, hasSlash, onLogout }: SidebarProps) {
  const { t } = useLingui();
  return (
    <header className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-line border-e lg:flex print:hidden">
      <div className="flex min-h-20 shrink-0 items-center px-6">
        <Wordmark />
      </div>
      <div className="px-3">
        <button
          type="button"
          aria-keyshortcuts={hasSlash ? "/ Control+K" : "Control+K"}
          onClick={onSearch}
          className="flex min-h-11 w-full items-center gap-2.5 rounded-md border border-line bg-sheet px-3 text-quiet hover:border-edge hover:text-ink"
        >
          <Search aria-hidden="true" size={17} strokeWidth={1.5} />
          <Trans>Find a member</Trans>
          <kbd
            className={classes(
              "ms-auto rounded-sm border border-line px-1.5 font-sans text-xs",
              !hasSlash && "invisible",
            )}
          >
            /
          </kbd>
        </button>
      </div>
      <nav aria-label={t`Dashboard`} className="min-h-40 grow overflow-y-auto px-3 py-5">
        <NavList groups={groups} />
      </nav>
      <div className="flex shrink-0 flex-wrap items-center gap-1 border-line border-t p-3">
        <LocaleSwitch />
        <ThemeSwitch />
        <LogoutButton onLogout={onLogout} />
      </div>
    </header>
  );
}
