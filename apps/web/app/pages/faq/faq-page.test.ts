import { expect, test } from "vitest";
import { faqPage } from "./faq-page.ts";

test("contains every question with its whole answer", () => {
  const question = { id: "a", question: 'Why "so"?', answer: ["One.", "Two."] };
  expect(faqPage([question], "fa")).toEqual({
    "@type": "FAQPage",
    inLanguage: "fa",
    mainEntity: [
      {
        "@type": "Question",
        name: 'Why "so"?',
        acceptedAnswer: { "@type": "Answer", text: "One.\n\nTwo." },
      },
    ],
  });
});
