import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Disclosure } from "../../ui/primitives/Disclosure.tsx";

interface ListedQuestion {
  /** The URL fragment of its answer, which must not change. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
  /** Links to more information, not part of the answer. */
  readonly more?: ReactNode;
}

/**
 * Questions that open to their answers. The id of a question is inside its hidden answer, so that browsers open it for a URL
 * fragment, also without JavaScript. Pages call `useOpenTarget` for browsers that don't.
 */
export function QuestionList({ questions }: { questions: readonly ListedQuestion[] }) {
  return (
    <div className="max-w-[46rem] border-t border-line *:last:border-b-0">
      {questions.map(({ id, question, answer, more }) => (
        <Disclosure key={id} title={question}>
          <div id={id} className="scroll-mt-28 space-y-4 text-ink">
            {answer}
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
