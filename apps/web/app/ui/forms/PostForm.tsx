import type { ReactNode } from "react";
import type { FormPath, FormSchema } from "../../api/post-form.ts";
import { FormDone } from "./FormDone.tsx";
import { FormError } from "./FormError.tsx";
import { FormContext } from "./form-context.ts";
import { type Filled, type Prepared, usePostForm } from "./use-post-form.ts";

/**
 * A form of the public site that posts to the API. It shows errors above its fields and at each of them, keeps the input until
 * the server accepts it, and then renders `done`.
 *
 * @param labels the labels of the fields, by their names in the request
 */
export function PostForm({
  path,
  schema,
  labels,
  prepare,
  done,
  className,
  children,
}: {
  path: FormPath;
  schema: FormSchema;
  labels: Readonly<Record<string, string>>;
  prepare?: (filled: Filled) => Prepared | Promise<Prepared>;
  done: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const { form, attempt, send, isSending } = usePostForm(path, schema, prepare);
  if (attempt.status === "done") return <FormDone>{done}</FormDone>;
  return (
    <form ref={form} action={send} noValidate className={className}>
      <FormError attempt={attempt} labels={labels} />
      <FormContext value={{ attempt, isSending }}>{children}</FormContext>
    </form>
  );
}
