import { Outlet } from "react-router";
import { UnauthorizedRedirect } from "../features/session/UnauthorizedRedirect.tsx";
import { MemberConnection } from "../features/wallet/MemberConnection.tsx";

/** Wraps register, login and the dashboard: one connection to the plan and the wallets, and the redirect after a 401. */
export default function MemberLayout() {
  return (
    <MemberConnection>
      <UnauthorizedRedirect />
      <Outlet />
    </MemberConnection>
  );
}
