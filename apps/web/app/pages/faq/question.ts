import type { ReactNode } from "react";

/** A question with its answer. The texts are plain, since search engines get the same ones (`faq-page.ts`). */
export interface Question {
  /** Its address on the page: links from elsewhere lead there, so it stays. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Where there is more to read; no part of the answer. */
  more?: ReactNode;
}

/** Questions that belong together. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}
