import { Outlet } from "react-router";
import { AccountLinks } from "../features/session/AccountLinks.tsx";
import { Footer } from "../layout/Footer.tsx";
import { Header } from "../layout/Header.tsx";
import { MAIN_ID, SkipLink } from "../layout/SkipLink.tsx";

/** The frame of the public pages. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header AccountLinks={AccountLinks} />
      <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
