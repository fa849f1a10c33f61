import { Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis } from "lucide-react";
import { Suspense, useCallback, useEffect, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { lazyPart } from "../../lib/lazy-part.ts";
import { classes } from "../../ui/primitives/classes.ts";
import { type NavGroup, overviewPath } from "./nav-items.ts";

const MoreSheet = lazyPart(async () => (await import("./MoreSheet.tsx")).MoreSheet);

const item = "flex min-h-16 w-full flex-col items-center justify-center gap-0.5 text-xs font-[550]";

interface PhoneBarProps {
  readonly groups: readonly NavGroup[];
  /** Opens the search for members. */
  onSearch(): void;
  onLogout(): void;
}

/** The dashboard's menu on phones: a bar at the bottom of the screen. */
export function PhoneBar({ groups, onSearch, onLogout }: PhoneBarProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the sheet
  useEffect(close, [pathname]);
  const items = groups.flatMap((group) => group.items).filter(({ inPhoneBar }) => inPhoneBar);
  const isElsewhere = !items.some(
    ({ to }) => pathname === to || (to !== overviewPath && pathname.startsWith(`${to}/`)),
  );
  return (
    <nav
      aria-label={t`Dashboard`}
      data-phone-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-sheet pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-lg *:flex-1">
        {items.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink
              end={to === overviewPath}
              to={to}
              className={({ isActive }) =>
                classes(item, isActive ? "text-leaf-deep forced-colors:outline" : "text-quiet")
              }
            >
              {({ isActive }) => (
                <>
                  <span className={classes("rounded-full px-4 py-1", isActive && "bg-leaf-wash")}>
                    <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
                  </span>
                  {label}
                </>
              )}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            className={classes(item, isElsewhere ? "text-leaf-deep" : "text-quiet")}
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
          >
            <span className={classes("rounded-full px-4 py-1", isElsewhere && "bg-leaf-wash")}>
              <Ellipsis aria-hidden="true" size={20} strokeWidth={1.5} />
            </span>
            <Trans>More</Trans>
          </button>
        </li>
      </ul>
      {wanted && (
        <Suspense>
          <MoreSheet groups={groups} open={open} close={close} onSearch={onSearch} onLogout={onLogout} />
        </Suspense>
      )}
    </nav>
  );
}
