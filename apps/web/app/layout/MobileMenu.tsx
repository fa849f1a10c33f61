import { useLingui } from "@lingui/react/macro";
import { Menu } from "lucide-react";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../lib/lazy-part.ts";
import type { HeaderProps } from "./Header.tsx";

const MobileMenuPanel = lazyPart(async () => (await import("./MobileMenuPanel.tsx")).MobileMenuPanel);

/** The mobile menu. It closes on Escape, after navigation, and when the window becomes wide. */
export function MobileMenu({ AccountLinks }: HeaderProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const close = useCallback(() => setOpen(false), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(close, [location]);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={t`Open the menu`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="-me-3 grid size-11 place-items-center rounded-md text-ink hover:bg-leaf-wash lg:hidden"
      >
        <Menu size={22} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {wanted && (
        <Suspense>
          <MobileMenuPanel AccountLinks={AccountLinks} open={open} onClose={close} opener={opener} />
        </Suspense>
      )}
    </>
  );
}
