import { Dialog } from "@base-ui/react/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { RefObject } from "react";
import { brand } from "../brand/brand.ts";
import { LocaleLink } from "../ui/primitives/LocaleLink.tsx";
import type { HeaderProps } from "./Header.tsx";
import { LocaleSwitch } from "./LocaleSwitch.tsx";
import { useNavigation } from "./navigation.ts";
import { PhoneLink } from "./PhoneLink.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { useWideScreen } from "./use-wide-screen.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The content of the mobile menu. Its code loads when it first opens. */
export function MobileMenuPanel({
  AccountLinks,
  open,
  onClose,
  opener,
}: HeaderProps & {
  open: boolean;
  onClose: () => void;
  /** The element that regains the focus. */
  opener: RefObject<HTMLButtonElement | null>;
}) {
  const { t } = useLingui();
  const links = useNavigation();
  useWideScreen(onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={opener}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-paper pb-5 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        >
          <Dialog.Title className="sr-only">
            <Trans>Menu</Trans>
          </Dialog.Title>
          <div className="page flex min-h-18 shrink-0 items-center justify-between">
            <Wordmark />
            <Dialog.Close
              aria-label={t`Close the menu`}
              className="-me-3 grid size-11 place-items-center rounded-md text-ink hover:bg-leaf-wash"
            >
              <X size={22} strokeWidth={1.5} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <nav aria-label={t`Main`} className="page mt-2">
            <ul>
              {links.map(({ to, label, isCurrent }) => (
                <li key={label} className="border-b border-line">
                  <LocaleLink
                    to={to}
                    onClick={onClose}
                    aria-current={isCurrent ? "page" : undefined}
                    className="block py-4 font-display text-2xl aria-[current=page]:text-leaf"
                  >
                    {label}
                  </LocaleLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="page mt-8 grid gap-3">
            <AccountLinks wide />
          </div>
          <div className="page mt-auto flex flex-wrap gap-x-6 pt-8 text-quiet">
            <a href={`mailto:${brand.email}`} className="inline-flex min-h-9 items-center hover:text-leaf">
              <bdi dir="ltr">{brand.email}</bdi>
            </a>
            <PhoneLink className="inline-flex min-h-9 items-center hover:text-leaf" />
          </div>
          <div className="page pt-2">
            <div className="-mx-2.5 flex items-center gap-2">
              <LocaleSwitch />
              <ThemeSwitch />
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
