import { transcriptLineSchema } from "@canopy/shared/api/chat";
import type { Locale } from "@canopy/shared/api/forms";
import { z } from "zod";
import type { Database, Row } from "../../database/tables.ts";
import { readMessages } from "./conversations.ts";
import { type ChatOwner, isOwn, isOwnOrEarlier, toOwnerColumns } from "./owner.ts";

/** Messages of a transcript, the newest ones. */
const TRANSCRIPT_MESSAGES = 40;

const transcriptSchema = z.array(transcriptLineSchema);

/** A question to a person, with the conversation as it was then. */
export interface Ticket extends Omit<Row<"chat_tickets">, "transcript"> {
  readonly transcript: z.infer<typeof transcriptSchema>;
}

export interface NewTicket {
  readonly conversation: string;
  /** Null of a visitor. */
  readonly username: string | null;
  readonly email: string;
  readonly text: string;
  readonly locale: Locale;
}

/** Stores a ticket about a conversation. Returns its number. */
export async function createTicket(
  transaction: Database,
  owner: ChatOwner,
  { conversation, ...ticket }: NewTicket,
  now: Date,
): Promise<number> {
  const messages = await readMessages(transaction, conversation, TRANSCRIPT_MESSAGES);
  const transcript = messages.map(({ role, content, at }) => ({ role, content, at }));
  const { number } = await transaction
    .insertInto("chat_tickets")
    .values({
      ...toOwnerColumns(owner),
      ...ticket,
      transcript: JSON.stringify(transcript),
      created_at: now,
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}

export async function findTicket(database: Database, number: number): Promise<Ticket | null> {
  const row = await database
    .selectFrom("chat_tickets")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirst();
  return row === undefined ? null : toTicket(row);
}

/** Lists the tickets of one owner, or of all; the oldest first. */
export async function listTickets(
  database: Database,
  { owner, onlyOpen = false }: { owner?: ChatOwner; onlyOpen?: boolean },
): Promise<Ticket[]> {
  let query = database.selectFrom("chat_tickets").selectAll().orderBy("number");
  if (owner !== undefined) query = query.where(isOwn("chat_tickets", owner));
  if (onlyOpen) query = query.where("resolved_at", "is", null);
  return (await query.execute()).map(toTicket);
}

/** Marks a ticket as answered. False when it is not open. */
export async function closeTicket(database: Database, number: number, now: Date): Promise<boolean> {
  const closed = await database
    .updateTable("chat_tickets")
    .set({ resolved_at: now })
    .where("number", "=", number)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

export async function deleteTickets(database: Database, owner: ChatOwner): Promise<void> {
  await database.deleteFrom("chat_tickets").where(isOwnOrEarlier("chat_tickets", owner)).execute();
}

function toTicket(row: Row<"chat_tickets">): Ticket {
  return { ...row, transcript: transcriptSchema.parse(row.transcript) };
}
