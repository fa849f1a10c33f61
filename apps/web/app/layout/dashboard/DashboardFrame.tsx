import type { ReactNode } from "react";
import { MAIN_ID, SkipLink } from "../SkipLink.tsx";
import { Wordmark } from "../Wordmark.tsx";
import { useNavGroups } from "./nav-items.ts";
import { Offline } from "./Offline.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import { Sidebar } from "./Sidebar.tsx";

interface DashboardFrameProps {
  onLogout(): void;
  /** Opens the search for members. */
  onSearch(): void;
  /** Whether `/` opens this search, and no other one of the page. */
  readonly hasSlash: boolean;
  /** The line at the end of every page. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The dashboard layout: a sidebar on wide screens, a bar at the bottom on phones. */
export function DashboardFrame({ onLogout, onSearch, hasSlash, footer, children }: DashboardFrameProps) {
  const groups = useNavGroups();
  const menu = { groups, onLogout, onSearch };
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <Sidebar {...menu} hasSlash={hasSlash} />
      <div className="flex min-h-dvh min-w-0 flex-col pb-[calc(4rem+env(safe-area-inset-bottom))] lg:pb-0">
        <header className="flex min-h-14 items-center px-5 sm:px-8 lg:hidden print:hidden">
          <Wordmark />
        </header>
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 grow outline-none">
          <div className="mx-auto w-full max-w-[84rem] px-5 pt-3 pb-10 sm:px-8 lg:px-12 lg:py-10">
            <Offline />
            {children}
          </div>
        </main>
        <footer className="mx-auto w-full max-w-[84rem] px-5 pb-6 text-quiet text-sm sm:px-8 lg:px-12 print:hidden">
          <div className="border-line border-t pt-4">{footer}</div>
        </footer>
      </div>
      <PhoneBar {...menu} />
    </div>
  );
}
