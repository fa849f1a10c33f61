import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Locale, locales } from "./i18n/locale.ts";
import { localizedPath } from "./i18n/public-paths.ts";

/** The public pages of one language. The ids differ, the files are the same. */
function publicPages(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${name}-${locale}` });
  return [
    index("pages/home/route.tsx", id("home")),
    route("about", "pages/about/route.tsx", id("about")),
    route("admin/reports/basic", "pages/report/route.tsx", id("report")),
    route("contact", "pages/contact/route.tsx", id("contact")),
    route("terms", "pages/legal/terms/route.tsx", id("terms")),
    route("privacy", "pages/legal/privacy/route.tsx", id("privacy")),
    route("services", "pages/services/route.tsx", id("services")),
    route("faq", "pages/faq/route.tsx", id("faq")),
    route("newsletter", "pages/newsletter/route.tsx", id("newsletter")),
  ];
}

/** The public pages that open the dashboard. */
function doorPages(locale: Locale): RouteConfigEntry[] {
  return [
    route("register", "pages/register/route.tsx", { id: `register-${locale}` }),
    route("login", "pages/login/route.tsx", { id: `login-${locale}` }),
  ];
}

/** Pages of one language in the public frame. */
function framed(locale: Locale, id: string, pages: RouteConfigEntry[]): RouteConfigEntry {
  const frame = "pages/PublicLayout.tsx";
  return locale === "en" ? layout(frame, { id }, pages) : route(locale, frame, { id }, pages);
}

/**
 * The styleguide, and the pictures that links to a page are shown with. Only `react-router dev` has them: a built site has
 * neither these pages nor anything that only they use.
 */
function developerPages(locale: Locale): RouteConfigEntry[] {
  if (process.env["NODE_ENV"] !== "development") return [];
  const page = (path: string, file: string) =>
    route(localizedPath(path, locale), file, { id: `${path.slice(1)}-${locale}` });
  return [
    page("/styleguide", "pages/styleguide/route.tsx"),
    page("/styleguide/picture", "pages/styleguide/picture/route.tsx"),
  ];
}

export default [
  ...locales.map((locale) => framed(locale, `public-${locale}`, publicPages(locale))),
  layout("pages/MemberLayout.tsx", [
    ...locales.map((locale) => framed(locale, `doors-${locale}`, doorPages(locale))),
    route("dashboard", "pages/dashboard/layout.tsx", [
      index("pages/dashboard/overview/route.tsx"),
      route("*", "pages/dashboard/not-found/route.tsx"),
    ]),
  ]),
  ...locales.flatMap(developerPages),
  route("*", "pages/not-found/route.tsx"),
] satisfies RouteConfig;
