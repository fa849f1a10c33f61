import type { Question } from "./question.ts";

/** The questions as schema.org's FAQPage, with the texts of the page. */
export function faqPage(questions: readonly Question[], language: string) {
  return {
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
    })),
  };
}
