import { randomUUID } from "node:crypto";
import type { StoredChatMessage } from "@canopy/shared/api/chat";
import { storedMessageSchema } from "@canopy/shared/api/chat";
import { z } from "zod";
import type { Database, Row } from "../../database/tables.ts";
import type { Reply } from "../question/question.ts";
import { type ChatOwner, isOwn, isOwnOrEarlier, toOwnerColumns } from "./owner.ts";

/** Messages of a conversation. */
export const MAXIMUM_MESSAGES = 200;
/** Conversations of an owner. One more deletes the least recently used one. */
const MAXIMUM_CONVERSATIONS = 50;
/** Characters of a title. */
const TITLE_LENGTH = 80;

export type Conversation = Row<"chat_conversations">;

/** Lists the owner's conversations, the newest first. */
export async function listConversations(database: Database, owner: ChatOwner): Promise<Conversation[]> {
  return database
    .selectFrom("chat_conversations")
    .selectAll()
    .where(isOwn("chat_conversations", owner))
    .orderBy("last_at", "desc")
    .orderBy("id")
    .execute();
}

/** Finds a conversation of the owner. */
export async function findConversation(
  database: Database,
  owner: ChatOwner,
  id: string,
): Promise<Conversation | undefined> {
  return database
    .selectFrom("chat_conversations")
    .selectAll()
    .where("id", "=", id)
    .where(isOwn("chat_conversations", owner))
    .executeTakeFirst();
}

/** Reads the messages of a conversation, oldest first; with `newest`, only that many of the latest. */
export async function readMessages(
  database: Database,
  conversation: string,
  newest = MAXIMUM_MESSAGES,
): Promise<StoredChatMessage[]> {
  const rows = await database
    .selectFrom("chat_messages")
    .selectAll()
    .where("conversation", "=", conversation)
    .orderBy("number", "desc")
    .limit(newest)
    .execute();
  return rows.reverse().map(toMessage);
}

const { sources: sourcesSchema } = storedMessageSchema.shape;
const suggestionsSchema = z.array(z.string());

function toMessage(row: Row<"chat_messages">): StoredChatMessage {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    at: row.at.toISOString(),
    rating: row.rating,
    sources: sourcesSchema.parse(row.sources),
    suggestions: suggestionsSchema.parse(row.suggestions),
  };
}

/** A question with its reply, to store together. */
export interface Exchange {
  readonly question: string;
  readonly askedAt: Date;
  readonly reply: Reply;
  readonly repliedAt: Date;
}

/**
 * Stores a question with its reply in one transaction, in the owner's conversation or in a new one.
 *
 * @returns the ids; null when the conversation was deleted in the meantime
 */
export async function storeExchange(
  database: Database,
  owner: ChatOwner,
  conversation: string | null,
  exchange: Exchange,
): Promise<{ conversation: string; id: string } | null> {
  return database.transaction().execute(async (transaction) => {
    const found =
      conversation === null
        ? await begin(transaction, owner, exchange)
        : await lock(transaction, owner, conversation);
    if (found === undefined) return null;
    const { question, askedAt, reply, repliedAt } = exchange;
    const id = randomUUID();
    const shared = { conversation: found.id, rating: null };
    await transaction
      .insertInto("chat_messages")
      .values([
        {
          ...shared,
          id: randomUUID(),
          number: found.messages,
          role: "user",
          content: question,
          at: askedAt,
          kind: null,
          provider: null,
          sources: "[]",
          suggestions: "[]",
        },
        {
          ...shared,
          id,
          number: found.messages + 1,
          role: "assistant",
          content: reply.message,
          at: repliedAt,
          kind: reply.kind,
          provider: reply.provider,
          sources: JSON.stringify(reply.sources),
          suggestions: JSON.stringify(reply.suggestions),
        },
      ])
      .execute();
    await transaction
      .updateTable("chat_conversations")
      .set({ messages: found.messages + 2, last_at: repliedAt })
      .where("id", "=", found.id)
      .execute();
    return { conversation: found.id, id };
  });
}

async function begin(transaction: Database, owner: ChatOwner, exchange: Exchange): Promise<Conversation> {
  const { question, askedAt } = exchange;
  const begun = await transaction
    .insertInto("chat_conversations")
    .values({
      ...toOwnerColumns(owner),
      id: randomUUID(),
      title: toTitle(question),
      created_at: askedAt,
      last_at: askedAt,
      messages: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom("chat_conversations")
    .where("id", "in", (conversations) =>
      conversations
        .selectFrom("chat_conversations")
        .select("id")
        .where(isOwn("chat_conversations", owner))
        .orderBy("last_at", "desc")
        .orderBy("id")
        .offset(MAXIMUM_CONVERSATIONS),
    )
    .execute();
  return begun;
}

async function lock(transaction: Database, owner: ChatOwner, id: string): Promise<Conversation | undefined> {
  return transaction
    .selectFrom("chat_conversations")
    .selectAll()
    .where("id", "=", id)
    .where(isOwn("chat_conversations", owner))
    .forUpdate()
    .executeTakeFirst();
}

/** The start of a question in one line, cut between characters as a reader counts them. */
function toTitle(question: string): string {
  const line = question.replace(/\s+/g, " ");
  if (line.length <= TITLE_LENGTH) return line;
  let title = "";
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (title.length + segment.length >= TITLE_LENGTH) break;
    title += segment;
  }
  return `${title.trimEnd()}…`;
}

/** Rates a reply of the owner. False when the owner has no such reply. */
export async function rateReply(
  database: Database,
  owner: ChatOwner,
  id: string,
  rating: "up" | "down" | null,
): Promise<boolean> {
  const rated = await database
    .updateTable("chat_messages")
    .set({ rating })
    .where("id", "=", id)
    .where("role", "=", "assistant")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("chat_conversations")
          .select("chat_conversations.id")
          .whereRef("chat_conversations.id", "=", "chat_messages.conversation")
          .where(isOwn("chat_conversations", owner)),
      ),
    )
    .executeTakeFirst();
  return rated.numUpdatedRows > 0n;
}

/** Deletes one conversation of the owner, or all, also those of earlier wallets. Returns how many. */
export async function deleteConversations(
  database: Database,
  owner: ChatOwner,
  id?: string,
): Promise<number> {
  const all = database.deleteFrom("chat_conversations").where(isOwnOrEarlier("chat_conversations", owner));
  const deleted = await (id === undefined ? all : all.where("id", "=", id)).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
