/**
 * The catalogues and their folders. Every page loads `site` and its own set (`withMessages`), so that a browser downloads no
 * messages of other pages. A nested folder or file belongs to its own set only.
 */
export const messageSets = {
  site: ["api", "features/session/AccountLinks.tsx", "layout", "pages/not-found", "ui"],
  home: ["pages/home", "ui/carousel"],
  "home-sections": ["pages/home/sections"],
  newsletter: ["pages/newsletter"],
  feedback: ["features/feedback"],
  contact: ["pages/contact", "features/phone"],
  about: ["pages/about", "layout/article"],
  report: ["pages/report", "ui/charts"],
  legal: ["pages/legal", "layout/article"],
  services: ["pages/services", "layout/article"],
  faq: ["pages/faq", "layout/article"],
  members: [
    "chain",
    "features/entry",
    "features/session",
    "features/transactions",
    "features/wallet",
    "pages/login",
    "pages/register",
  ],
  simulator: ["features/simulator"],
  dashboard: ["features/withdrawal", "layout/dashboard", "pages/dashboard"],
} as const satisfies Record<string, readonly string[]>;

export type MessageSet = keyof typeof messageSets;
