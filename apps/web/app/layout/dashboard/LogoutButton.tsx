import { Trans } from "@lingui/react/macro";
import { LogOut } from "lucide-react";

export function LogoutButton({ onLogout }: { onLogout(): void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-2.5 font-[550] text-quiet text-sm hover:bg-leaf-wash hover:text-leaf-deep"
      onClick={onLogout}
    >
      <LogOut aria-hidden="true" size={17} strokeWidth={1.5} className="rtl:-scale-x-100" />
      <Trans>Logout</Trans>
    </button>
  );
}
