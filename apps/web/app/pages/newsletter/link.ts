/** The action of a link in one of our mails. */
export interface NewsletterLink {
  readonly wish: "confirm" | "unsubscribe";
  readonly token: string;
}

/** Parses a URL fragment, null if it is not from one of our mails. */
export function readNewsletterLink(hash: string): NewsletterLink | null {
  const [, wish, token] = /^#(confirm|unsubscribe)=([A-Za-z0-9_-]{43})$/.exec(hash) ?? [];
  if (token === undefined || (wish !== "confirm" && wish !== "unsubscribe")) return null;
  return { wish, token };
}
