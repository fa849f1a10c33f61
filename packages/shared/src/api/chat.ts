import * as z from "zod/mini";
import { described } from "../described.ts";
import { fieldErrors } from "../field-errors.ts";
import { linesPattern, localeSchema } from "./forms.ts";

/** Most characters of a question. */
export const QUESTION_LENGTH = 2_000;

/** Characters that change the order of the text around them, so that it reads as something else. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/g;

/** Several lines without control characters. */
const lines = () =>
  z.string().check(
    z.overwrite((text) => text.replace(reordering, "").replaceAll("\r\n", "\n")),
    z.trim(),
    z.maxLength(QUESTION_LENGTH, fieldErrors.tooLong(QUESTION_LENGTH)),
    z.regex(linesPattern, fieldErrors.noControls),
  );

/** `visitor-` and a random UUID that the browser keeps, or a member's username with the member's session token. */
export const chatUserSchema = described(
  z
    .string()
    .check(
      z.regex(
        /^(visitor-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[a-z][a-z0-9_]{3,15})$/,
      ),
    ),
  { id: "ChatUser", example: "visitor-018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43" },
);
export const conversationIdSchema = described(z.uuid(), { id: "ConversationId" });
const messageIdSchema = described(z.uuid(), { id: "ChatMessageId" });

/** POST /chatbot. With `Accept: text/event-stream`, the reply is streamed: see docs/chat.md. */
export const chatRequestSchema = described(
  z.strictObject({
    userId: chatUserSchema,
    message: lines().check(z.minLength(1, fieldErrors.required)),
    locale: described(
      z._default(localeSchema, "en"),
      "The page's language: the reply's, when the question has no letters of either",
    ),
    conversation: described(z.optional(conversationIdSchema), "To continue; without it, a new one begins"),
  }),
  { id: "ChatRequest" },
);
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** A page of the site or of the documentation that an answer is based on. */
const sourceSchema = described(z.object({ title: z.string(), url: z.string() }), { id: "ChatSource" });

/**
 * `answer`: from passages or figures. `unknown`: the documents do not answer it. `talk`: a greeting or thanks.
 */
const replyKindSchema = z.enum(["answer", "unknown", "talk"]);

export const chatReplySchema = described(
  z.object({
    id: messageIdSchema,
    conversation: conversationIdSchema,
    kind: replyKindSchema,
    locale: localeSchema,
    message: described(z.string(), "Markdown without HTML and images"),
    sources: z.array(sourceSchema),
    suggestions: described(
      z.array(z.string()),
      "Questions that may have been meant, in the reply's language",
    ),
    provider: described(z.enum(["built-in", "model"]), "What wrote the reply"),
  }),
  { id: "ChatReply" },
);
export type ChatReply = z.infer<typeof chatReplySchema>;

/** POST /chatbot/history. Without `conversation`, the newest one. */
export const chatHistoryRequestSchema = described(
  z.strictObject({ userId: chatUserSchema, conversation: z.optional(conversationIdSchema) }),
  { id: "ChatHistoryRequest" },
);

const ratingSchema = described(z.nullable(z.enum(["up", "down"])), { id: "ChatRating" });

export const storedMessageSchema = described(
  z.object({
    id: messageIdSchema,
    role: z.enum(["user", "assistant"]),
    content: z.string(),
    at: z.iso.datetime(),
    rating: ratingSchema,
    sources: z.array(sourceSchema),
    suggestions: z.array(z.string()),
  }),
  { id: "ChatMessage" },
);
/** A message as the transcript of a ticket has it. */
export const transcriptLineSchema = z.pick(storedMessageSchema, { role: true, content: true, at: true });
export type StoredChatMessage = z.infer<typeof storedMessageSchema>;

export const chatHistorySchema = described(
  z.object({
    conversation: z.nullable(conversationIdSchema),
    messages: z.array(storedMessageSchema),
    conversations: described(
      z.array(z.object({ id: conversationIdSchema, title: z.string(), at: z.iso.datetime() })),
      "All that are kept, newest first; the title is the first question",
    ),
  }),
  { id: "ChatHistory" },
);
export type ChatHistory = z.infer<typeof chatHistorySchema>;

/** POST /chatbot/rating. */
export const chatRatingRequestSchema = described(
  z.strictObject({ userId: chatUserSchema, id: messageIdSchema, rating: ratingSchema }),
  { id: "ChatRatingRequest" },
);

/** POST /chatbot/delete: deletes one conversation, or all of a user. */
export const chatDeleteRequestSchema = described(
  z.strictObject({ userId: chatUserSchema, conversation: z.optional(conversationIdSchema) }),
  { id: "ChatDeleteRequest" },
);
export const chatDeletedSchema = z.object({ conversations: z.number() });

/** POST /chatbot/ticket: asks a person; the operator gets the transcript by mail. */
export const chatTicketRequestSchema = described(
  z.strictObject({
    userId: chatUserSchema,
    conversation: conversationIdSchema,
    email: described(
      z.email(fieldErrors.email).check(z.maxLength(254, fieldErrors.tooLong(254))),
      "For the reply",
    ),
    text: lines(),
    locale: z._default(localeSchema, "en"),
  }),
  { id: "ChatTicketRequest" },
);
export const chatTicketSchema = described(z.object({ number: z.number() }), { id: "ChatTicket" });
