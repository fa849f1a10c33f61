import type { endpoints } from "@canopy/shared/api/endpoints";
import { fieldErrors } from "@canopy/shared/field-errors";
import * as z from "zod/mini";
import { ApiError } from "./api-error.ts";
import { api } from "./client.ts";
import type { BodyOf } from "./endpoint-types.ts";

/** Endpoints of the public forms. */
export type FormPath = "/contact" | "/feedback" | "/newsletter";

/** The server's own schema of a form. */
export type FormSchema = z.ZodMiniType<BodyOf<typeof endpoints, `POST ${FormPath}`>>;

/**
 * Checks a public form and sends it.
 *
 * @param fields what the reader entered
 * @param found errors by field that the schema cannot see: with one of them nothing is sent
 * @throws ApiError with the error of each field in `errors`: status 422 for a wrong form, whether this page or the server
 *   found it, 429 with `retryAfter`, 0 without a response
 */
export async function postForm(
  path: FormPath,
  fields: unknown,
  schema: FormSchema,
  found: Readonly<Record<string, string>> = {},
): Promise<void> {
  const checked = schema.safeParse(fields);
  const errors = { ...found, ...firstErrors(checked.error?.issues ?? []) };
  if (!checked.success || Object.keys(errors).length > 0) {
    throw new ApiError({ message: "Unprocessable Entity", errors, status: 422 });
  }
  await api.post(path, checked.data, z.null());
}

/** The first error of each field, in the server's words. */
function firstErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { code, path, message } of issues) {
    errors[path.map(String).join(".")] ??= code === "invalid_type" ? fieldErrors.required : message;
  }
  return errors;
}
