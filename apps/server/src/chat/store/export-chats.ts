import type { ProfileExport } from "@canopy/shared/api/settings";
import type { Database } from "../../database/tables.ts";
import { deleteConversations, listConversations, readMessages } from "./conversations.ts";
import type { ChatOwner } from "./owner.ts";
import { deleteTickets, listTickets } from "./tickets.ts";

/** Everything that the server stores of an owner's chats. */
export async function exportChats(database: Database, owner: ChatOwner): Promise<ProfileExport["chat"]> {
  const conversations = await listConversations(database, owner);
  const tickets = await listTickets(database, { owner });
  return {
    conversations: await Promise.all(
      conversations.map(async ({ id }) => ({ id, messages: await readMessages(database, id) })),
    ),
    tickets: tickets.map(({ number, created_at, email, text, resolved_at, transcript }) => ({
      number,
      at: created_at.toISOString(),
      email,
      text,
      answeredAt: resolved_at?.toISOString() ?? null,
      transcript,
    })),
  };
}

/** Deletes all of them. The mail of a ticket that waits is not sent. */
export async function deleteChats(database: Database, owner: ChatOwner): Promise<void> {
  await deleteTickets(database, owner);
  await deleteConversations(database, owner);
}
