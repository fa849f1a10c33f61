import * as z from "zod/mini";
import { described } from "./described.ts";

/**
 * The shape of every API response.
 *
 * `errors` has a message for each invalid field of the request, or `code` with a code of `error-catalogue.ts`. It is null when
 * `success` is true.
 */
export interface Envelope<Data> {
  success: boolean;
  message: string;
  data: Data | null;
  errors: Record<string, string> | null;
}

/** Errors of a request by field; `code` holds the code of the error catalogue. */
export const errorsSchema = z.record(z.string(), z.string());

/** Schema of a successful response that carries `data`. */
export function successSchema<Data extends z.core.$ZodType>(data: Data) {
  return described(
    z.object({ success: z.literal(true), message: z.string(), data, errors: z.null() }),
    "Done",
  );
}

/** Schema of every error response. */
export const errorEnvelopeSchema = described(
  z.object({ success: z.literal(false), message: z.string(), data: z.null(), errors: errorsSchema }),
  {
    id: "Error",
    description:
      "Refused or failed: `message` says what to do, `errors.code` is a code of the error catalogue",
  },
);
