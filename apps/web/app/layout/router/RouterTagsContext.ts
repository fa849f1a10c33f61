import { createContext, type ReactNode } from "react";

/** React Router's tags: links and metadata in the head, scripts at the end of the body. */
export interface RouterTagsValue {
  head: ReactNode;
  body: ReactNode;
}

/**
 * React Router's tags, rendered at build time. Pages that hydrate without the router omit them, and React keeps the prerendered
 * ones in head and body.
 */
export const RouterTagsContext = createContext<RouterTagsValue>({ head: null, body: null });
