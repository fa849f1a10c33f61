import { chatTicketRequestSchema, chatTicketSchema } from "@canopy/shared/api/chat";
import { formProblems } from "@canopy/shared/form-problems";
import type * as z from "zod/mini";
import { api } from "../../../api/client.ts";

/** Problems by field, in the server's words. */
export type TicketProblems = Partial<Record<"email" | "text", string>>;

/**
 * Asks a person. Returns the number of the ticket, or the problems of the fields.
 *
 * @throws ApiError
 */
export async function createTicket(
  request: z.input<typeof chatTicketRequestSchema>,
): Promise<{ number: number } | TicketProblems> {
  const checked = chatTicketRequestSchema.safeParse(request);
  if (checked.success) return api.post("/chatbot/ticket", checked.data, chatTicketSchema);
  const problems: TicketProblems = {};
  for (const { path, message } of checked.error.issues) {
    const [field] = path;
    if (field === "email") problems.email ??= request.email === "" ? formProblems.required : message;
    if (field === "text") problems.text ??= message;
  }
  return problems;
}
