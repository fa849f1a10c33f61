import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Locale, locales } from "./i18n/locale.ts";

/** The public pages of one language. The ids differ, the files are the same. */
function publicPages(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${name}-${locale}` });
  return [
    index("home/route.tsx", id("home")),
    route("about", "about/route.tsx", id("about")),
    route("contact", "contact/route.tsx", id("contact")),
    route("register", "register/route.tsx", id("register")),
    route("login", "login/route.tsx", id("login")),
    route("newsletter", "newsletter/route.tsx", id("newsletter")),
  ];
}

/** What only `react-router dev` serves: a built site has neither these pages nor anything that only they use. */
const developerPages: RouteConfigEntry[] =
  process.env["NODE_ENV"] === "development" ? [route("styleguide", "styleguide/route.tsx")] : [];

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
  ...developerPages,
  route("*", "not-found/route.tsx"),
] satisfies RouteConfig;
