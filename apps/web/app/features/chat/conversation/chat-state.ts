import type { ChatHistory, ChatReply, StoredChatMessage } from "@canopy/shared/api/chat";

export type Rating = StoredChatMessage["rating"];

interface Question {
  readonly role: "user";
  readonly key: string;
  readonly content: string;
}

/** A reply that is complete, and stored under `id`. */
export interface Answer {
  readonly role: "assistant";
  readonly key: string;
  readonly id: string;
  readonly content: string;
  readonly sources: StoredChatMessage["sources"];
  readonly suggestions: readonly string[];
  readonly rating: Rating;
}

/** A bubble in place of a reply: the person stopped it, or it failed. */
export interface Interrupted {
  readonly role: "assistant";
  readonly key: string;
  readonly isError: boolean;
  /** What had arrived of the reply. */
  readonly content: string;
  readonly cause: "stopped" | "send" | "history";
  readonly error: unknown;
}

export type ChatMessage = Question | Answer | Interrupted;
export type ChatSummary = ChatHistory["conversations"][number];

export interface ChatState {
  /** A member's username or a visitor's id; null before the chat opens. */
  readonly user: string | null;
  readonly phase: "idle" | "loading" | "sending";
  /** Null for a new conversation. */
  readonly conversation: string | null;
  readonly messages: readonly ChatMessage[];
  /** What has arrived of the reply that is being written. */
  readonly partial: string;
  /** All that the server keeps, newest first. */
  readonly conversations: readonly ChatSummary[];
}

export const emptyChat: ChatState = {
  user: null,
  phase: "idle",
  conversation: null,
  messages: [],
  partial: "",
  conversations: [],
};

export function isAnswer(message: ChatMessage): message is Answer {
  return message.role === "assistant" && "id" in message;
}

export function isInterrupted(message: ChatMessage): message is Interrupted {
  return message.role === "assistant" && !("id" in message);
}

/** The state after a conversation was loaded. */
export function withHistory(state: ChatState, history: ChatHistory): ChatState {
  return {
    ...state,
    phase: "idle",
    conversation: history.conversation,
    conversations: history.conversations,
    messages: history.messages.map(toMessage),
    partial: "",
  };
}

function toMessage({ id, role, content, sources, suggestions, rating }: StoredChatMessage): ChatMessage {
  if (role === "user") return { role, key: id, content };
  return { role, key: id, id, content, sources, suggestions, rating };
}

/** The state after a reply to the last question. */
export function withReply(state: ChatState, reply: ChatReply, at: string): ChatState {
  const { id, message: content, sources, suggestions, conversation } = reply;
  const first = state.messages.find(({ role }) => role === "user");
  const known = state.conversations.find((summary) => summary.id === conversation);
  const summary = { id: conversation, title: known?.title ?? first?.content ?? "", at };
  return {
    ...state,
    phase: "idle",
    conversation,
    messages: [
      ...state.messages,
      { role: "assistant", key: id, id, content, sources, suggestions, rating: null },
    ],
    partial: "",
    conversations: [summary, ...state.conversations.filter((other) => other.id !== conversation)],
  };
}

/** The state after a reply was stopped or failed, or the history did. What had arrived stays. */
export function withInterruption(
  state: ChatState,
  cause: Interrupted["cause"],
  key: string,
  error: unknown = null,
): ChatState {
  const bubble: Interrupted = {
    role: "assistant",
    key,
    isError: cause !== "stopped",
    content: cause === "stopped" ? state.partial : "",
    cause,
    error,
  };
  return { ...state, phase: "idle", partial: "", messages: [...state.messages, bubble] };
}

export function withRating(state: ChatState, id: string, rating: Rating): ChatState {
  const messages = state.messages.map((message) =>
    isAnswer(message) && message.id === id ? { ...message, rating } : message,
  );
  return { ...state, messages };
}

/** The messages without the bubbles at their end that a new attempt replaces. */
export function withoutInterruptions(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const kept = messages.findLastIndex((message) => !isInterrupted(message));
  return messages.slice(0, kept + 1);
}
