import type { ReactNode } from "react";

/** A question with its answer, as plain text because the structured data uses it too (`faq-page.ts`). */
export interface Question {
  /** Its URL fragment, which must not change. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** A link to more information, not part of the answer. */
  more?: ReactNode;
}

/** A group of questions. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}
