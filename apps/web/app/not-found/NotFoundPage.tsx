import { Trans } from "@lingui/react/macro";
import { TreeDrawing } from "../illustration/TreeDrawing.tsx";
import { Footer } from "../shell/Footer.tsx";
import { Header } from "../shell/Header.tsx";
import { MAIN_ID, SkipLink } from "../shell/SkipLink.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { useLocalizedPath } from "../ui/LocaleLink.tsx";

/** The page for a path that leads nowhere. */
export function NotFoundPage() {
  const localized = useLocalizedPath();
  return (
    <>
      <SkipLink />
      <Header />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="page grid items-center gap-10 py-16 outline-none md:grid-cols-2"
      >
        <div className="space-y-5">
          <p className="label-text">404</p>
          <h1 className="text-[clamp(2.2rem,5vw,3.5rem)]">
            <Trans>No leaf grows here</Trans>
          </h1>
          <p className="max-w-[48ch] text-lg text-quiet">
            <Trans>The address leads to no page. It may be mistyped, or the page may have moved.</Trans>
          </p>
          <ButtonLink to={localized("/")}>
            <Trans>To the home page</Trans>
          </ButtonLink>
        </div>
        <TreeDrawing
          shape={{ seed: 404, levels: 4, trunk: 90, gaps: 0.7, spread: 74, leafSize: 14 }}
          className="mx-auto w-full max-w-sm"
        />
      </main>
      <Footer />
    </>
  );
}
