import type { ChatReply, ChatRequest } from "@canopy/shared/api/chat";
import type { ApiErrorCode } from "@canopy/shared/error-catalogue";
import { replies } from "../../chat/reply.ts";
import {
  findConversation,
  MAXIMUM_MESSAGES,
  readMessages,
  storeExchange,
} from "../../chat/store/conversations.ts";
import { toOwnerKey } from "../../chat/store/owner.ts";
import { takeTurn } from "../../chat/store/turns.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Services } from "../../services.ts";
import type { ChatUser } from "./identify.ts";

/** Messages of the conversation that a reply may refer to. */
const HISTORY = 20;

/**
 * Does `work` while no other question of the user is being answered, by any api process.
 *
 * @throws ApiError CHAT_BUSY
 */
export async function inTurn<Result>(
  { database }: Pick<Services, "database">,
  { owner }: ChatUser,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = await takeTurn(database, toOwnerKey(owner));
  if (end === null) throw new ApiError("CHAT_BUSY");
  try {
    return await work();
  } finally {
    await end();
  }
}

/**
 * Checks that a question fits into its conversation, without which a new one begins.
 *
 * @throws ApiError CHAT_CONVERSATION_NOT_FOUND, CHAT_CONVERSATION_FULL
 */
export async function readHistory(
  { database }: Pick<Services, "database">,
  { owner }: ChatUser,
  { conversation }: ChatRequest,
) {
  if (conversation === undefined) return [];
  const found = await findConversation(database, owner, conversation);
  if (found === undefined) throw new ApiError("CHAT_CONVERSATION_NOT_FOUND");
  if (found.messages >= MAXIMUM_MESSAGES) throw new ApiError("CHAT_CONVERSATION_FULL");
  return readMessages(database, found.id, HISTORY);
}

interface Asked {
  readonly user: ChatUser;
  readonly request: ChatRequest;
  readonly history: Awaited<ReturnType<typeof readHistory>>;
}

/**
 * Answers a question, and stores it with the reply. After `signal` nothing is stored.
 *
 * @throws ApiError CHAT_CONVERSATION_NOT_FOUND when the conversation was deleted in the meantime
 */
export async function answerQuestion(
  services: Services,
  { user, request, history }: Asked,
  onText: ((delta: string) => void) | undefined,
  signal: AbortSignal,
): Promise<ChatReply> {
  const { database, lifecycle, metrics, now } = services;
  const { message: text, locale, conversation = null } = request;
  const askedAt = now();
  const reply = await replies
    .answer(services, { text, locale, history, asker: user.asker }, onText, signal)
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
      return null;
    });
  if (reply === null || signal.aborted) throw new ApiError(toCode(signal, lifecycle.isStopping));
  const exchange = { question: text, askedAt, reply, repliedAt: now() };
  const stored = await storeExchange(database, user.owner, conversation, exchange);
  if (stored === null) throw new ApiError("CHAT_CONVERSATION_NOT_FOUND");
  const { kind, provider } = reply;
  metrics.chatReplies.inc({ kind, provider, locale: reply.locale });
  return { ...reply, ...stored };
}

/** Why a reply was given up. A client that disconnected sees no code. */
function toCode({ reason }: AbortSignal, isStopping: boolean): ApiErrorCode {
  if (isStopping) return "SERVICE_UNAVAILABLE";
  return reason instanceof Error && reason.name === "TimeoutError" ? "GATEWAY_TIMEOUT" : "REQUEST_TIMEOUT";
}
