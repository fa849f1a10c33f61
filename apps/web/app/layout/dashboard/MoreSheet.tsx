import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "../../ui/primitives/Dialog.tsx";
import { LocaleSwitch } from "../LocaleSwitch.tsx";
import { ThemeSwitch } from "../ThemeSwitch.tsx";
import { useWideScreen } from "../use-wide-screen.ts";
import { LogoutButton } from "./LogoutButton.tsx";
import { PlaceList } from "./PlaceList.tsx";
import type { PlaceGroup } from "./places.ts";

interface MoreSheetProps {
  readonly groups: readonly PlaceGroup[];
  readonly open: boolean;
  close(): void;
  onLogout(): void;
}

/** Every page of the dashboard, language, theme and logout on phones. Its code loads when it first opens. */
export function MoreSheet({ groups, open, close, onLogout }: MoreSheetProps) {
  const { t } = useLingui();
  useWideScreen(close);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={<Trans>More</Trans>}>
      <nav aria-label={t`All pages`} className="-mx-3">
        <PlaceList groups={groups} />
      </nav>
      <div className="-mx-3 mt-5 flex flex-wrap items-center gap-1 border-line border-t pt-4">
        <LocaleSwitch />
        <ThemeSwitch />
        <LogoutButton onLogout={onLogout} />
      </div>
    </Dialog>
  );
}
