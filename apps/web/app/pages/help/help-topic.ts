import type { Block } from "../../features/chat/markdown/blocks.ts";

/** An article of `docs/help` in one language. */
export interface HelpArticle {
  /** Its URL fragment, which must not change: replies of the chat link to it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Pages with more about it. */
  readonly more: readonly { readonly title: string; readonly href: string }[];
}

/** The articles of a file. */
export interface HelpTopic {
  /** The name of the file, and the URL fragment of its section. */
  readonly id: string;
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}

/** What the page shows of a topic before its articles. */
export interface HelpTitle extends Pick<HelpTopic, "id" | "title"> {
  /** How many articles it has. */
  readonly articles: number;
}
