import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { Dialog } from "../../ui/primitives/Dialog.tsx";
import { LocaleSwitch } from "../LocaleSwitch.tsx";
import { ThemeSwitch } from "../ThemeSwitch.tsx";
import { useWideScreen } from "../use-wide-screen.ts";
import { LogoutButton } from "./LogoutButton.tsx";
import { NavList } from "./NavList.tsx";
import type { NavGroup } from "./nav-items.ts";

interface MoreSheetProps {
  readonly groups: readonly NavGroup[];
  readonly open: boolean;
  close(): void;
  /** Opens the search for members. */
  onSearch(): void;
  onLogout(): void;
}

/** The search, every page of the dashboard, language, theme and logout on phones. Its code loads when it first opens. */
export function MoreSheet({ groups, open, close, onSearch, onLogout }: MoreSheetProps) {
  const { t } = useLingui();
  useWideScreen(close);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={<Trans>More</Trans>}>
      <button
        type="button"
        onClick={() => {
          close();
          onSearch();
        }}
        className="mb-4 flex min-h-11 w-full items-center gap-2.5 rounded-md border border-line bg-paper px-3 text-quiet hover:border-edge hover:text-ink"
      >
        <Search aria-hidden="true" size={17} strokeWidth={1.5} />
        <Trans>Find a member</Trans>
      </button>
      <nav aria-label={t`All pages`} className="-mx-3">
        <NavList groups={groups} />
      </nav>
      <div className="-mx-3 mt-5 flex flex-wrap items-center gap-1 border-line border-t pt-4">
        <LocaleSwitch />
        <ThemeSwitch />
        <LogoutButton onLogout={onLogout} />
      </div>
    </Dialog>
  );
}
