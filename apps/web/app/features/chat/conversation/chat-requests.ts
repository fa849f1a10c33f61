import {
  type ChatHistory,
  type ChatReply,
  type ChatRequest,
  chatDeletedSchema,
  chatHistorySchema,
  chatReplySchema,
} from "@canopy/shared/api/chat";
import * as z from "zod/mini";
import { ApiError, networkError } from "../../../api/api-error.ts";
import { api } from "../../../api/client.ts";
import { type Posted, postForEvents } from "../../../api/post-for-events.ts";

/** What the chat asks of the API. */
export interface ChatRequests {
  /** Calls `onText` with each provisional part of the reply. */
  ask(request: ChatRequest, onText: (delta: string) => void, signal: AbortSignal): Promise<ChatReply>;
  history(userId: string, conversation: string | undefined, signal: AbortSignal): Promise<ChatHistory>;
  rate(userId: string, id: string, rating: "up" | "down" | null): Promise<void>;
  /** Without `conversation`, deletes all. */
  remove(userId: string, conversation?: string): Promise<void>;
}

const SEND_FALLBACK = "Failed to send message";
const HISTORY_FALLBACK = "Failed to load chat history";

const textSchema = z.object({ delta: z.string() });
const doneSchema = z.object({ data: chatReplySchema });
const errorEventSchema = z.object({
  message: z.optional(z.string()),
  errors: z.nullish(z.record(z.string(), z.string())),
});

export const chatRequests: ChatRequests = {
  async ask(request, onText, signal) {
    return readReply(postForEvents("/chatbot", request, signal), onText);
  },
  history: (userId, conversation, signal) =>
    api.post(
      "/chatbot/history",
      { userId, ...(conversation !== undefined && { conversation }) },
      chatHistorySchema,
      { signal, fallback: HISTORY_FALLBACK },
    ),
  async rate(userId, id, rating) {
    await api.post("/chatbot/rating", { userId, id, rating }, z.null());
  },
  async remove(userId, conversation) {
    await api.post(
      "/chatbot/delete",
      { userId, ...(conversation !== undefined && { conversation }) },
      chatDeletedSchema,
    );
  },
};

/**
 * Reads the reply to a question from the events of a stream, or from an envelope.
 *
 * @throws ApiError when the server reports an error, or ends the stream before the reply is complete
 */
export async function readReply(
  posted: AsyncIterable<Posted>,
  onText: (delta: string) => void,
): Promise<ChatReply> {
  for await (const part of posted) {
    if ("envelope" in part) {
      const { success, message, errors, data } = part.envelope;
      if (!success) throw new ApiError({ message: message || SEND_FALLBACK, errors, status: 200 });
      return parse(chatReplySchema, data);
    }
    const { type, data } = part.event;
    if (type === "text") onText(parse(textSchema, toJson(data)).delta);
    if (type === "done") return parse(doneSchema, toJson(data)).data;
    if (type === "error") {
      const { message, errors } = parse(errorEventSchema, toJson(data));
      throw new ApiError({ message: message || SEND_FALLBACK, errors, status: 200 });
    }
  }
  throw networkError(new Error("The stream ended before the reply was complete"));
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ApiError({ message: SEND_FALLBACK, status: 200, cause: parsed.error });
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
