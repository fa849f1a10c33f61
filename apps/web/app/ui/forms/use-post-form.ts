import { useActionState, useEffect, useRef } from "react";
import { ApiError } from "../../api/api-error.ts";
import { type FormPath, type FormSchema, postForm } from "../../api/post-form.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** The outcome of sending a form, with its input, because React resets a form after its action. */
export type Attempt =
  | { readonly status: "none" | "done"; readonly filled: Filled }
  | { readonly status: "failed"; readonly filled: Filled; readonly error: ApiError };

/** Values of the fields by name. */
export type Filled = Readonly<Record<string, string>>;

const nothing: Attempt = { status: "none", filled: {} };

/** The request body for the input, and errors that the schema can't find. */
export interface Prepared {
  readonly fields: Filled;
  readonly errors?: Readonly<Record<string, string>>;
}

/**
 * Posts a form to `POST /api/<path>` in the page's language. After a rejection the first invalid field gets the focus.
 *
 * @param prepare converts the input to the request body, by default unchanged
 */
export function usePostForm(
  path: FormPath,
  schema: FormSchema,
  prepare: (filled: Filled) => Prepared | Promise<Prepared> = (fields) => ({ fields }),
) {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, send, isSending] = useActionState(async (_: Attempt, data: FormData): Promise<Attempt> => {
    const filled = readFilled(data);
    try {
      const { fields, errors = {} } = await prepare(filled);
      await postForm(path, { ...withoutEmpty(fields), locale }, schema, errors);
      return { status: "done", filled: {} };
    } catch (error) {
      if (error instanceof ApiError) return { status: "failed", filled, error };
      throw error;
    }
  }, nothing);
  useEffect(() => {
    if (attempt.status !== "failed") return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt]);
  return { form, attempt, send, isSending };
}

function readFilled(data: FormData): Filled {
  const filled: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === "string") filled[name] = value;
  return filled;
}

/** Drops empty fields, so that optional ones are absent and required ones fail validation. */
function withoutEmpty(filled: Filled): Filled {
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value.trim() !== ""));
}
