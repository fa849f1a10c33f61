import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { Notice } from "../primitives/Notice.tsx";
import { fieldErrorMessage } from "./field-error-message.ts";
import { postErrorMessage } from "./post-error-message.ts";
import type { Attempt } from "./use-post-form.ts";

/** The error summary of a form, hidden until sending fails, then announced. Each error links to its field. */
export function FormError({
  attempt,
  labels,
}: {
  attempt: Attempt;
  labels: Readonly<Record<string, string>>;
}) {
  const { i18n } = useLingui();
  const error = attempt.status === "failed" ? attempt.error : null;
  const fieldErrors = Object.entries(error?.errors ?? {}).filter(([field]) => field in labels);
  const count = fieldErrors.length;
  return (
    <div role="alert" hidden={error === null}>
      {error !== null && count === 0 && (
        <Notice tone="danger">
          {postErrorMessage(error, i18n)} <Trans>What you wrote is still here.</Trans>
        </Notice>
      )}
      {count > 0 && (
        <Notice tone="danger" title={<Plural value={count} one="Check one field" other="Check # fields" />}>
          <ul className="space-y-1">
            {fieldErrors.map(([field, fieldError]) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={(event) => focusField(event, field)}
                  className="text-start underline underline-offset-3"
                >
                  {labels[field]}
                </button>
                : {fieldErrorMessage(fieldError, i18n)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function focusField({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string): void {
  const field = currentTarget.form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
