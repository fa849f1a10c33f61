import { defaultHttpMessage } from "@canopy/shared/http-message";
import * as z from "zod/mini";
import { ApiError } from "./api-error.ts";

const failureSchema = z.object({
  message: z.optional(z.string()),
  errors: z.optional(z.nullable(z.record(z.string(), z.string()))),
});

/** What an answer outside 200-299 says, whether it is the API's own envelope or that of something on the way. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const failure = failureSchema.safeParse(body);
  const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return new ApiError({
    message: (failure.success && failure.data.message) || defaultHttpMessage(response.status),
    errors: (failure.success && failure.data.errors) || {},
    status: response.status,
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  });
}
