import type { Locale } from "@canopy/shared/api/forms";
import { ApiError } from "../../../api/api-error.ts";
import type { ChatRequests } from "./chat-requests.ts";
import {
  type ChatMessage,
  type ChatState,
  emptyChat,
  isAnswer,
  isInterrupted,
  type Rating,
  withHistory,
  withInterruption,
  withoutInterruptions,
  withRating,
  withReply,
} from "./chat-state.ts";
import { REQUEST_PAUSE_MS, SEND_INTERVAL_MS } from "./timings.ts";

/** Dependencies of the store. */
export interface ChatEnvironment {
  readonly requests: ChatRequests;
  /** Milliseconds since 1970. */
  now(): number;
  locale(): Locale;
  /** The conversation that the user had open last: null for a new one, undefined for an unknown one. */
  remembered(user: string): string | null | undefined;
  remember(user: string, conversation: string | null): void;
}

/** The chat of this page, for `useSyncExternalStore`. It outlives the panel, so that closing it loses nothing. */
export interface ChatStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChatState;
  /** Opens the chat for a user, and continues the last conversation. */
  enter(user: string): void;
  /** Sends a question, unless it is blank or another one is being answered. Returns whether it did. */
  send(text: string): boolean;
  stop(): void;
  /** Repeats what failed or was stopped. */
  retry(): void;
  open(conversation: string): void;
  startNew(): void;
  /** Deletes one conversation, or all. @throws ApiError */
  remove(conversation?: string): Promise<void>;
  /** @throws ApiError */
  rate(id: string, rating: Rating): Promise<void>;
}

export function createChatStore({ requests, now, locale, remembered, remember }: ChatEnvironment): ChatStore {
  const listeners = new Set<() => void>();
  let state = emptyChat;
  /** The request that the state waits for. */
  let running = new AbortController();
  let nextSend = 0;
  let keys = 0;

  function publish(next: ChatState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  const nextKey = () => `new-${++keys}`;

  /** Gives up what runs, and returns the signal of what runs next. */
  function begin(): AbortSignal {
    running.abort();
    running = new AbortController();
    return running.signal;
  }

  /** @param conversation the newest one by default; null loads only the list */
  async function load(user: string, conversation: string | null | undefined): Promise<void> {
    const signal = begin();
    publish({ ...emptyChat, user, phase: "loading", conversations: state.conversations });
    try {
      const history = await requests.history(user, conversation ?? undefined, signal);
      if (signal.aborted) return;
      const loaded = withHistory(state, history);
      publish(conversation === null ? { ...loaded, conversation, messages: [] } : loaded);
      remember(user, state.conversation);
    } catch (error) {
      if (signal.aborted) return;
      const isGone = error instanceof ApiError && error.code === "CHAT_CONVERSATION_NOT_FOUND";
      if (isGone && conversation !== undefined) return load(user, undefined);
      publish(
        withInterruption({ ...state, conversation: conversation ?? null }, "history", nextKey(), error),
      );
    }
  }

  /** Asks a question after the messages `earlier`. */
  async function ask(user: string, text: string, earlier: readonly ChatMessage[]): Promise<void> {
    const signal = begin();
    const sentAt = Math.max(now(), nextSend);
    nextSend = sentAt + SEND_INTERVAL_MS;
    const { conversation } = state;
    const question: ChatMessage = { role: "user", key: nextKey(), content: text };
    publish({ ...state, phase: "sending", partial: "", messages: [...earlier, question] });
    try {
      await pause(sentAt - now() + REQUEST_PAUSE_MS, signal);
      const reply = await requests.ask(
        { userId: user, message: text, locale: locale(), ...(conversation !== null && { conversation }) },
        (delta) => {
          if (!signal.aborted) publish({ ...state, partial: state.partial + delta });
        },
        signal,
      );
      if (signal.aborted) return;
      publish(withReply(state, reply, new Date(now()).toISOString()));
      remember(user, reply.conversation);
    } catch (error) {
      if (!signal.aborted) publish(withInterruption(state, "send", nextKey(), error));
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    enter(user) {
      if (state.user === user) return;
      state = emptyChat;
      void load(user, remembered(user));
    },
    send(text) {
      const question = text.trim();
      if (question === "" || state.user === null || state.phase !== "idle") return false;
      void ask(state.user, question, state.messages);
      return true;
    },
    stop() {
      if (state.phase !== "sending") return;
      begin();
      publish(withInterruption(state, "stopped", nextKey()));
    },
    retry() {
      const { user, phase, messages, conversation } = state;
      const failed = messages.at(-1);
      if (user === null || phase !== "idle" || failed === undefined || !isInterrupted(failed)) return;
      if (failed.cause === "history") {
        void load(user, conversation ?? undefined);
        return;
      }
      const asked = withoutInterruptions(messages);
      const question = asked.at(-1);
      if (question?.role === "user") void ask(user, question.content, asked.slice(0, -1));
    },
    open(conversation) {
      if (state.user !== null) void load(state.user, conversation);
    },
    startNew() {
      if (state.user === null) return;
      begin();
      publish({ ...emptyChat, user: state.user, conversations: state.conversations });
      remember(state.user, null);
    },
    async remove(conversation) {
      const { user } = state;
      if (user === null) return;
      await requests.remove(user, conversation);
      const conversations = state.conversations.filter(
        ({ id }) => conversation !== undefined && id !== conversation,
      );
      if (conversation === undefined || conversation === state.conversation) {
        begin();
        publish({ ...emptyChat, user, conversations });
        remember(user, null);
      } else publish({ ...state, conversations });
    },
    async rate(id, rating) {
      const { user } = state;
      if (user === null) return;
      const before = state.messages.filter(isAnswer).find((message) => message.id === id);
      publish(withRating(state, id, rating));
      try {
        await requests.rate(user, id, rating);
      } catch (error) {
        if (before !== undefined) publish(withRating(state, id, before.rating));
        throw error;
      }
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
