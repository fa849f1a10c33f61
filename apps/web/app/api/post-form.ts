import { formProblems } from "@canopy/shared/form-problems";
import * as z from "zod/mini";
import { log } from "../lib/log.ts";
import { apiBase } from "./api-base.ts";
import { ApiError, networkError } from "./api-error.ts";
import { errorOfResponse } from "./response-error.ts";

/** Milliseconds after which a request is given up. */
const TIMEOUT = 30_000;

const doneSchema = z.object({ success: z.literal(true) });

/**
 * Sends a public form to `POST /api/<path>`, without the dashboard's client.
 *
 * @param fields what was filled in; `schema` is the one the server checks it with
 * @param found problems by field that the schema cannot see: with one of them nothing is sent
 * @throws ApiError with the problem of each field in `errors`: status 422 when the form is not right, be it found here or
 *   there, 429 with `retryAfter`, 0 when nothing answered
 */
export async function postForm<Body>(
  path: string,
  fields: unknown,
  schema: z.ZodMiniType<Body>,
  found: Readonly<Record<string, string>> = {},
): Promise<void> {
  const checked = schema.safeParse(fields);
  const errors = { ...found, ...firstProblems(checked.error?.issues ?? []) };
  if (!checked.success || Object.keys(errors).length > 0) {
    throw new ApiError({ message: "Unprocessable Entity", errors, status: 422 });
  }
  const response = await send(`${apiBase}/${path}`, checked.data);
  if (!response.ok) {
    const error = await errorOfResponse(response);
    log.warn(`POST /api/${path}: ${error.status} ${error.message}`);
    throw error;
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!doneSchema.safeParse(answer).success) {
    throw new ApiError({ message: "An unexpected error occurred", status: response.status });
  }
}

async function send(url: string, body: unknown): Promise<Response> {
  try {
    return await fetch(url, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch (error) {
    log.warn(`POST ${url}: no answer`, error);
    throw networkError(error);
  }
}

/** The first problem of each field, as the server tells them. */
function firstProblems(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { code, path, message } of issues) {
    problems[path.map(String).join(".")] ??= code === "invalid_type" ? formProblems.required : message;
  }
  return problems;
}
