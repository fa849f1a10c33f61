import { Outlet } from "react-router";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { MAIN_ID, SkipLink } from "./SkipLink.tsx";

/** The frame of the public pages. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
