/**
 * The catalogues: which folders' messages travel together. `site` is needed by every page; a page waits for its own
 * set beside it (`withMessages`), so that nobody downloads the words of pages they do not read.
 */
export const messageSets = {
  site: ["api", "forms", "not-found", "shell", "ui"],
  home: ["carousel", "home"],
  "home-sections": ["home-sections"],
  newsletter: ["newsletter"],
  feedback: ["feedback"],
  contact: ["contact", "phone"],
  about: ["about", "article"],
  report: ["charts", "report"],
  legal: ["legal", "article"],
  services: ["services", "article"],
  faq: ["faq", "article"],
  members: ["login", "plan", "register", "transactions", "wallet"],
  simulator: ["simulator"],
  dashboard: ["dashboard"],
} as const satisfies Record<string, readonly string[]>;

export type MessageSet = keyof typeof messageSets;
