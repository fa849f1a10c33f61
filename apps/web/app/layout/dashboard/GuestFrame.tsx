import type { ReactNode } from "react";
import { LocaleSwitch } from "../LocaleSwitch.tsx";
import { MAIN_ID, SkipLink } from "../SkipLink.tsx";
import { ThemeSwitch } from "../ThemeSwitch.tsx";
import { Wordmark } from "../Wordmark.tsx";

/** The layout of a dashboard page that needs no session. */
export function GuestFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="page flex min-h-16 items-center justify-between gap-4">
        <Wordmark />
        <div className="flex items-center gap-1">
          <LocaleSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="page max-w-2xl pt-6 pb-16 outline-none sm:pt-12">
        {children}
      </main>
    </div>
  );
}
