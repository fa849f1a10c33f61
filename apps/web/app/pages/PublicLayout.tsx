import { Outlet } from "react-router";
import { useIsMember } from "../features/session/use-session.ts";
import { Footer } from "../layout/Footer.tsx";
import { Header } from "../layout/Header.tsx";
import { MAIN_ID, SkipLink } from "../layout/SkipLink.tsx";

/** The frame of the public pages. */
export default function PublicLayout() {
  const isMember = useIsMember();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header isMember={isMember} />
      <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
