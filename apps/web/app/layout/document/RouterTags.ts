import { createContext, type ReactNode } from "react";

/** What React Router puts into the document: links and metadata into the head, its scripts at the end of the body. */
export interface RouterTagsValue {
  head: ReactNode;
  body: ReactNode;
}

/**
 * The tags of React Router. They are rendered when the site is built. Where a page is taken over without the router they
 * are left out, and React leaves standing what it finds of them in head and body.
 */
export const RouterTags = createContext<RouterTagsValue>({ head: null, body: null });
