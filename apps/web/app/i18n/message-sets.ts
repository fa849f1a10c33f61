import { dashboardPages, documentPages } from "../pages.ts";

/**
 * Folders whose messages are not in the set of their page. Every page loads `site` and its own set (`withMessages`), so that a
 * browser downloads no messages of other pages. A nested folder or file belongs to its own set only.
 */
const folders = {
  site: [
    "api",
    "features/chat/ChatLauncher.tsx",
    "features/session/AccountLinks.tsx",
    "layout",
    "pages/not-found",
    "ui",
  ],
  chat: ["features/chat"],
  home: ["ui/carousel"],
  "home-sections": ["pages/home/sections"],
  feedback: ["features/feedback"],
  contact: ["features/phone-number"],
  members: [
    "chain",
    "features/entry",
    "features/error-notice",
    "features/report",
    "features/session",
    "features/transactions",
    "features/wallet",
    "pages/login",
    "pages/register",
  ],
  simulator: ["features/simulator"],
  dashboard: [
    "features/log-search",
    "features/live-updates",
    "features/history",
    "features/overview",
    "features/member-search",
    "features/change-wallet",
    "features/withdrawal",
    "layout/dashboard",
  ],
  plus: ["features/plus", "pages/dashboard/plus"],
  family: [
    "features/tree",
    "pages/dashboard/child-family",
    "pages/dashboard/family",
    "pages/dashboard/plus-family",
  ],
  money: ["features/spending-limit", "pages/dashboard/history", "pages/dashboard/topup"],
  swap: ["chain/error-messages/exchange-error-messages.ts", "features/swap", "pages/dashboard/swap"],
  bots: ["features/bots", "pages/dashboard/bot", "pages/dashboard/bot-log"],
  vault: ["chain/error-messages/vault-error-messages.ts", "features/bots/vault", "pages/dashboard/bot-vault"],
  account: ["pages/dashboard/change-username", "pages/dashboard/change-wallet", "pages/dashboard/profile"],
} as const satisfies Record<string, readonly string[]>;

type FirstFolder<Path> = Path extends `${infer First}/${string}` ? First : Path;
type PageFolder =
  | (typeof documentPages)[keyof typeof documentPages]
  | (typeof dashboardPages)[keyof typeof dashboardPages];

/** The name of a catalogue: a page's folder in `app/pages`, one of the names above, or the texts of the error catalogue. */
export type MessageSet = keyof typeof folders | FirstFolder<PageFolder> | "errors";

/** Every catalogue of `app/locales` with its folders in `app`. */
export function messageSets(): Record<string, string[]> {
  const sets = new Map<string, string[]>(Object.entries(folders).map(([name, list]) => [name, [...list]]));
  const pages = [...Object.values(documentPages), ...Object.values(dashboardPages)];
  for (const name of new Set(pages.map((folder) => folder.replace(/\/.*/, "")))) {
    sets.set(name, [`pages/${name}`, ...(sets.get(name) ?? [])]);
  }
  return Object.fromEntries(sets);
}
