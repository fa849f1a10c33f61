import type { Question } from "./question.ts";

/** The questions as schema.org's FAQPage, in JSON-LD: the very texts that the page shows. */
export function structuredData(questions: readonly Question[], language: string): string {
  const page = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
    })),
  };
  // Inside a script element a "<" could end it.
  return JSON.stringify(page).replaceAll("<", "\\u003c");
}
