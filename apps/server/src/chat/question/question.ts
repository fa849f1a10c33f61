import type { ChatReply, StoredChatMessage } from "@canopy/shared/api/chat";
import type { Locale } from "@canopy/shared/api/forms";
import type { Address } from "viem";

/** A member who is signed in, as read from the chain. */
export interface Account {
  readonly id: number;
  readonly wallet: Address;
  readonly username: string;
}

/** Who asks. */
export interface Asker {
  readonly kind: "visitor" | "member";
  /** `visitor-` and a UUID, or the member's username. */
  readonly userId: string;
  /** Null for a visitor. */
  readonly account: Account | null;
}

export interface Question {
  readonly text: string;
  /** The page's language. */
  readonly locale: Locale;
  /** The messages of the conversation so far, oldest first. */
  readonly history: readonly StoredChatMessage[];
  readonly asker: Asker;
}

/** A reply that is not stored yet. */
export type Reply = Omit<ChatReply, "id" | "conversation">;
