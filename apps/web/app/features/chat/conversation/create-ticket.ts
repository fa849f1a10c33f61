import { chatTicketRequestSchema, chatTicketSchema } from "@canopy/shared/api/chat";
import { fieldErrors } from "@canopy/shared/field-errors";
import type * as z from "zod/mini";
import { api } from "../../../api/client.ts";

/** Errors by field, in the server's words. */
export type TicketErrors = Partial<Record<"email" | "text", string>>;

/**
 * Asks a person. Returns the number of the ticket, or the errors of the fields.
 *
 * @throws ApiError
 */
export async function createTicket(
  request: z.input<typeof chatTicketRequestSchema>,
): Promise<{ number: number } | TicketErrors> {
  const checked = chatTicketRequestSchema.safeParse(request);
  if (checked.success) return api.post("/chatbot/ticket", checked.data, chatTicketSchema);
  const errors: TicketErrors = {};
  for (const { path, message } of checked.error.issues) {
    const [field] = path;
    if (field === "email") errors.email ??= request.email === "" ? fieldErrors.required : message;
    if (field === "text") errors.text ??= message;
  }
  return errors;
}
