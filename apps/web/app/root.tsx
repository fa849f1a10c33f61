import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { type ReactNode, use } from "react";
import { Outlet } from "react-router";
import { ChatLauncher } from "./features/chat/ChatLauncher.tsx";
import { chosenLocaleScript } from "./i18n/chosen-locale.ts";
import { localeFacts } from "./i18n/locale.ts";
import { MessagesProvider } from "./i18n/MessagesProvider.tsx";
import { useLocale } from "./i18n/use-locale.ts";
import { LateParts } from "./layout/LateParts.tsx";
import { persianFontScript } from "./layout/persian-font.ts";
import { BrokenPage } from "./layout/router/BrokenPage.tsx";
import { earlyClickScript, useEarlyClick } from "./layout/router/early-click.ts";
import { LoadingPage } from "./layout/router/LoadingPage.tsx";
import { RouterTagsContext } from "./layout/router/RouterTagsContext.ts";
import { useFocusOnNavigation } from "./layout/router/use-focus-on-navigation.ts";
import { themeColors, themeScript } from "./layout/theme.ts";
import { useDrawUnseen } from "./lib/draw-unseen.ts";
import fraunces from "./styles/fonts/fraunces.woff2?url";
import vazirmatn from "./styles/fonts/vazirmatn.woff2?url";
import { LoadingOverlay } from "./ui/loading-overlay/LoadingOverlay.tsx";
import { Toaster } from "./ui/toasts/Toaster.tsx";
import "./styles/app.css";

/** The document around every page, and the fallback until the first page is ready. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const tags = use(RouterTagsContext);
  const { tag, dir } = localeFacts[locale];
  const fonts = locale === "fa" ? [vazirmatn, instrumentSans] : [fraunces, instrumentSans];
  return (
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: chosenLocaleScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: persianFontScript(vazirmatn) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: earlyClickScript }} />
        {tags.head}
      </head>
      <body>
        <MessagesProvider>{children}</MessagesProvider>
        {tags.body}
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnNavigation();
  useEarlyClick();
  useDrawUnseen();
  return (
    <>
      <Outlet />
      <ChatLauncher />
      <LateParts />
      <LoadingOverlay />
      <Toaster />
    </>
  );
}

export function HydrateFallback() {
  return <LoadingPage />;
}

export function ErrorBoundary() {
  return <BrokenPage />;
}
