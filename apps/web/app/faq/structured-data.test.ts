import { expect, it } from "vitest";
import { structuredData } from "./structured-data.ts";

const question = { id: "a", question: 'Why "so"?', answer: ["One.", "</script><b>Two."] };

it("holds each question and its whole answer", () => {
  expect(JSON.parse(structuredData([question], "fa"))).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: "fa",
    mainEntity: [
      {
        "@type": "Question",
        name: 'Why "so"?',
        acceptedAnswer: { "@type": "Answer", text: "One.\n\n</script><b>Two." },
      },
    ],
  });
});

it("cannot end the element that it stands in", () => {
  expect(structuredData([question], "en")).not.toContain("<");
});
