import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Locale, locales } from "./i18n/locale.ts";
import { localizedPath } from "./i18n/public-paths.ts";

/** The public pages of one language. The ids differ, the files are the same. */
function publicPages(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${name}-${locale}` });
  return [
    index("home/route.tsx", id("home")),
    route("about", "about/route.tsx", id("about")),
    route("admin/reports/basic", "report/route.tsx", id("report")),
    route("contact", "contact/route.tsx", id("contact")),
    route("terms", "legal/terms/route.tsx", id("terms")),
    route("privacy", "legal/privacy/route.tsx", id("privacy")),
    route("services", "services/route.tsx", id("services")),
    route("faq", "faq/route.tsx", id("faq")),
    route("register", "register/route.tsx", id("register")),
    route("login", "login/route.tsx", id("login")),
    route("newsletter", "newsletter/route.tsx", id("newsletter")),
  ];
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
    page("/styleguide", "styleguide/route.tsx"),
    page("/styleguide/picture", "styleguide/picture/route.tsx"),
  ];
}

export default [
  ...locales.map((locale) =>
    locale === "en"
      ? layout("shell/PublicLayout.tsx", { id: "public-en" }, publicPages(locale))
      : route(locale, "shell/PublicLayout.tsx", { id: `public-${locale}` }, publicPages(locale)),
  ),
  route("dashboard", "dashboard/layout.tsx", [
    index("dashboard/route.tsx"),
    route("*", "dashboard/not-found/route.tsx"),
  ]),
  ...locales.flatMap(developerPages),
  route("*", "not-found/route.tsx"),
] satisfies RouteConfig;
