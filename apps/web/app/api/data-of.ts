import * as z from "zod/mini";
import { ApiError, networkError } from "./api-error.ts";

const envelopeSchema = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  data: z.unknown(),
  errors: z.nullish(z.record(z.string(), z.string())),
});

/**
 * The `data` of an answer, checked. Throws an `ApiError`: the call's own, or one for `success: false` with the server's
 * message (else `fallback`), or one for an answer that is not what the API promises.
 */
export async function dataOf<Schema extends z.ZodMiniType>(
  call: Promise<{ data?: unknown; response: Response }>,
  schema: Schema,
  fallback = "An unexpected error occurred",
): Promise<z.output<Schema>> {
  const { data: body, response } = await call.catch(rethrowBroken);
  const { status } = response;
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success) throw new ApiError({ message: fallback, status, cause: envelope.error });
  const { success, message, data, errors } = envelope.data;
  if (!success) throw new ApiError({ message: message || fallback, errors: errors ?? {}, status });
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new ApiError({ message: fallback, status, cause: parsed.error });
  return parsed.data;
}

/** A connection that broke, or ran out of time, in the middle of an answer is a network error too. */
function rethrowBroken(error: unknown): never {
  if (error instanceof ApiError) throw error;
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  if (error instanceof SyntaxError) {
    throw new ApiError({ message: "An unexpected error occurred", status: 200, cause: error });
  }
  throw networkError(error);
}
