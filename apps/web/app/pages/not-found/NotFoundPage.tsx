import { Trans } from "@lingui/react/macro";
import { AccountLinks } from "../../features/session/AccountLinks.tsx";
import { localizeDigits } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Footer } from "../../layout/Footer.tsx";
import { Header } from "../../layout/Header.tsx";
import { MAIN_ID, SkipLink } from "../../layout/SkipLink.tsx";
import { TreeDrawing } from "../../ui/illustration/TreeDrawing.tsx";
import { ButtonLink } from "../../ui/primitives/Button.tsx";
import { useLocalizedPath } from "../../ui/primitives/LocaleLink.tsx";

/** The 404 page. */
export function NotFoundPage() {
  const localized = useLocalizedPath();
  const locale = useLocale();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header AccountLinks={AccountLinks} />
      <main id={MAIN_ID} tabIndex={-1} className="page grid grow gap-10 pt-16 outline-none md:grid-cols-2">
        <div className="space-y-5 self-center md:pb-24">
          <p className="label-text">{localizeDigits("404", locale)}</p>
          <h1 className="text-title">
            <Trans>Page not found</Trans>
          </h1>
          <p className="max-w-[48ch] text-lg text-quiet">
            <Trans>There is no page at this address. Check it for typos, or start from the home page.</Trans>
          </p>
          <ButtonLink to={localized("/")}>
            <Trans>Go to home page</Trans>
          </ButtonLink>
        </div>
        <TreeDrawing
          shape={{ seed: 404, levels: 6, trunk: 84, gaps: 0.34, spread: 70 }}
          bare
          className="mx-auto w-full max-w-sm self-end"
        />
      </main>
      <Footer flush />
    </div>
  );
}
