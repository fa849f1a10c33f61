import type { Locale } from "@canopy/shared/api/forms";

/** The text of a passage in one language. */
export interface PassageText {
  readonly title: string;
  /** Markdown, without the title. */
  readonly body: string;
}

/** A page that a passage refers to: a path of the site without its language, or `docs/<page>.md#<heading>`. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

/** One answer of the corpus: an article of the help, a section of the documentation, or an error. */
export interface Passage {
  readonly id: string;
  /** The title of its page, in the first language it has. */
  readonly topic: string;
  readonly kind: "help" | "docs" | "error";
  /** One language at least. */
  readonly texts: Readonly<Partial<Record<Locale, PassageText>>>;
  readonly sources: Readonly<Record<Locale, readonly Source[]>>;
}
