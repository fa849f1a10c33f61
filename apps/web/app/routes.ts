import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Locale, locales } from "./i18n/locale.ts";
import { localizedPath } from "./i18n/public-paths.ts";
import { dashboardPages, documentPages, signInPages } from "./pages.ts";

/** Routes of pages below `parent`. Pages of both languages share a file, so ids differ by `suffix`. */
function pageRoutes(pages: Record<string, string>, parent = "/", suffix = ""): RouteConfigEntry[] {
  return Object.entries(pages).map(([path, folder]) => {
    const file = `pages/${folder}/route.tsx`;
    const options = { id: folder + suffix };
    const rest = path.slice(parent.length).replace(/^\//, "");
    return rest === "" ? index(file, options) : route(rest, file, options);
  });
}

/** Public pages of one language in their frame. */
function framed(pages: Record<string, string>, name: string, locale: Locale): RouteConfigEntry {
  const frame = "pages/PublicLayout.tsx";
  const id = `${name}-${locale}`;
  const routes = pageRoutes(pages, "/", `-${locale}`);
  return locale === "en" ? layout(frame, { id }, routes) : route(locale, frame, { id }, routes);
}

/**
 * The styleguide, and the source of the Open Graph pictures. `react-router dev` only: the built site contains neither these
 * pages nor code that only they use.
 */
function developerPages(locale: Locale): RouteConfigEntry[] {
  if (process.env["NODE_ENV"] !== "development") return [];
  const page = (path: string, file: string) =>
    route(localizedPath(path, locale), file, { id: `${path.slice(1)}-${locale}` });
  return [
    page("/styleguide", "pages/styleguide/route.tsx"),
    page("/styleguide/tree", "pages/styleguide/tree/route.tsx"),
    page("/styleguide/preview-picture", "pages/styleguide/preview-picture/route.tsx"),
  ];
}

export default [
  ...locales.map((locale) => framed(documentPages, "public", locale)),
  layout("pages/MemberLayout.tsx", [
    ...locales.map((locale) => framed(signInPages, "sign-in", locale)),
    route("dashboard", "pages/dashboard/layout.tsx", [
      ...pageRoutes(dashboardPages, "/dashboard"),
      route("*", "pages/dashboard/not-found/route.tsx"),
    ]),
  ]),
  ...locales.flatMap(developerPages),
  route("*", "pages/not-found/route.tsx"),
] satisfies RouteConfig;
