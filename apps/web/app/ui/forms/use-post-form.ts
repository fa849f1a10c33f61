import { useActionState, useEffect, useRef } from "react";
import { ApiError } from "../../api/api-error.ts";
import { type FormPath, type FormSchema, postForm } from "../../api/post-form.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** How sending a form went. What was filled in stays with it, since React empties a form after its action. */
export type Attempt =
  | { readonly status: "none" | "done"; readonly filled: Filled }
  | { readonly status: "failed"; readonly filled: Filled; readonly error: ApiError };

/** What the fields hold, by their names. */
export type Filled = Readonly<Record<string, string>>;

const nothing: Attempt = { status: "none", filled: {} };

/** What is sent for what was filled in, and what is wrong with it that the schema cannot see. */
export interface Prepared {
  readonly fields: Filled;
  readonly problems?: Readonly<Record<string, string>>;
}

/**
 * A form that is sent to the API in the language of the page. After a refusal the first wrong field has the
 * focus.
 *
 * @param prepare makes what is sent of what was filled in; without it that is the same
 */
export function usePostForm(
  path: FormPath,
  schema: FormSchema,
  prepare: (filled: Filled) => Prepared | Promise<Prepared> = (fields) => ({ fields }),
) {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, send, isSending] = useActionState(async (_: Attempt, data: FormData): Promise<Attempt> => {
    const filled = filledIn(data);
    try {
      const { fields, problems = {} } = await prepare(filled);
      await postForm(path, { ...withoutEmpty(fields), locale }, schema, problems);
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

function filledIn(data: FormData): Filled {
  const filled: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === "string") filled[name] = value;
  return filled;
}

/** What was left empty was not given: right where it may be left out, and required where it may not. */
function withoutEmpty(filled: Filled): Filled {
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value.trim() !== ""));
}
