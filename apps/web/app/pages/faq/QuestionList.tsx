import { Trans } from "@lingui/react/macro";
import { Disclosure } from "../../ui/primitives/Disclosure.tsx";
import type { Question } from "./question.ts";

/**
 * Questions that open to their answers. The id of a question is inside its hidden answer, so that browsers open it for a URL
 * fragment, also without JavaScript.
 */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="max-w-[46rem] border-t border-line *:last:border-b-0">
      {questions.map(({ id, question, answer, more }) => (
        <Disclosure key={id} title={question}>
          <div id={id} className="scroll-mt-28 space-y-4 text-ink">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-note">
            {more}
            <a href={`#${id}`}>
              <Trans>Link to this answer</Trans>
            </a>
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
