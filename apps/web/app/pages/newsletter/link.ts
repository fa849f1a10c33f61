/** What a link in one of our mails asks for. */
export interface NewsletterLink {
  readonly wish: "confirm" | "unsubscribe";
  readonly token: string;
}

/** Reads the part of an address behind `#`; null for anything that no mail of ours has. */
export function readNewsletterLink(hash: string): NewsletterLink | null {
  const [, wish, token] = /^#(confirm|unsubscribe)=([A-Za-z0-9_-]{43})$/.exec(hash) ?? [];
  if (token === undefined || (wish !== "confirm" && wish !== "unsubscribe")) return null;
  return { wish, token };
}
