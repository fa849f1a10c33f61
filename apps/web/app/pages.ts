// Every page: its English path, and its folder in `app/pages`. Routes, prerendered paths, the sitemap, message sets, Open Graph
// pictures and the browser tests of all pages follow from these lists.

/** Public pages, each a document of its own in the browser. */
export const documentPages = {
  "/": "home",
  "/about": "about",
  "/admin/reports/basic": "report",
  "/contact": "contact",
  "/terms": "legal/terms",
  "/privacy": "legal/privacy",
  "/services": "services",
  "/faq": "faq",
  "/help": "help",
  "/newsletter": "newsletter",
} as const;

/** Public pages with the full router, because a connected wallet must survive the navigation to the dashboard. */
export const signInPages = {
  "/register": "register",
  "/login": "login",
} as const;

/** Pages for signed-in members only. */
export const dashboardPages = {
  "/dashboard": "dashboard/overview",
  "/dashboard/plus": "dashboard/plus",
  "/dashboard/plus/register": "dashboard/plus/register",
  "/dashboard/family": "dashboard/family",
  "/dashboard/child-family": "dashboard/child-family",
  "/dashboard/plus-family": "dashboard/plus-family",
  "/dashboard/topup": "dashboard/topup",
  "/dashboard/swap": "dashboard/swap",
  "/dashboard/bot": "dashboard/bot",
  "/dashboard/bot/vault": "dashboard/bot-vault",
  "/dashboard/bot/log": "dashboard/bot-log",
  "/dashboard/history": "dashboard/history/lines",
  "/dashboard/history/rounds": "dashboard/history/rounds",
  "/dashboard/history/rounds/:round": "dashboard/history/calculation",
  "/dashboard/history/statements": "dashboard/history/statements",
  "/dashboard/profile": "dashboard/profile",
  "/dashboard/change-username": "dashboard/change-username",
  "/dashboard/change-wallet": "dashboard/change-wallet",
} as const;
