import { type ReactNode, useId } from "react";
import { textDirection } from "../markdown/text-direction.ts";

interface QuestionButtonsProps {
  readonly label: ReactNode;
  readonly questions: readonly string[];
  ask(question: string): void;
}

/** Questions to choose instead of typing them. */
export function QuestionButtons({ label, questions, ask }: QuestionButtonsProps) {
  const id = useId();
  return (
    <div className="space-y-2">
      <p id={id} className="label-text">
        {label}
      </p>
      <ul aria-labelledby={id} className="space-y-1.5">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => ask(question)}
              {...textDirection(question)}
              className="rounded-md border border-edge px-3 py-1.5 text-start text-leaf transition-colors hover:border-leaf hover:bg-leaf-wash"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
