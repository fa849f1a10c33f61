import { Dialog } from "@base-ui/react/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { Menu, X } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { LocaleLink } from "../ui/LocaleLink.tsx";
import { AccountLinks } from "./AccountLinks.tsx";
import { LocaleSwitch } from "./LocaleSwitch.tsx";
import { useNavigation } from "./navigation.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { useWideScreen } from "./use-wide-screen.ts";

/** The menu of narrow windows. It closes on Escape, after a choice, and when the window becomes wide. */
export function MobileMenu() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const links = useNavigation();
  const location = useLocation();
  const close = useCallback(() => setOpen(false), []);
  useWideScreen(close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu
  useEffect(close, [location]);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label={t`Open the menu`}
        className="grid size-11 place-items-center rounded-md text-ink hover:bg-leaf-wash lg:hidden"
      >
        <Menu size={22} strokeWidth={1.5} aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-paper p-5 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
          <div className="flex items-center justify-between">
            <Dialog.Title className="label-text">
              <Trans>Menu</Trans>
            </Dialog.Title>
            <Dialog.Close
              aria-label={t`Close the menu`}
              className="grid size-11 place-items-center rounded-md text-ink hover:bg-leaf-wash"
            >
              <X size={22} strokeWidth={1.5} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <nav aria-label={t`Main`} className="mt-4">
            <ul>
              {links.map(({ to, label }) => (
                <li key={to} className="border-b border-line">
                  <LocaleLink to={to} onClick={close} className="block py-4 font-display text-2xl">
                    {label}
                  </LocaleLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-8 grid gap-3">
            <AccountLinks wide />
          </div>
          <div className="mt-auto flex items-center gap-2 pt-8">
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
