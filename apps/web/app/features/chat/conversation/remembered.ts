import { conversationIdSchema } from "@canopy/shared/api/chat";
import * as z from "zod/mini";
import type { KeyValueStorage } from "../../../lib/browser-storage.ts";

const KEY = "canopy-chat-conversation";

/** `conversation` is null for a new one, without messages yet. */
const rememberedSchema = z.object({ user: z.string(), conversation: z.nullable(conversationIdSchema) });

/** The conversation that a user had open last, so that it continues on the next page. Undefined for another user. */
export function readRemembered(storage: KeyValueStorage, user: string): string | null | undefined {
  const remembered = rememberedSchema.safeParse(parse(storage.getItem(KEY) ?? "")).data;
  return remembered?.user === user ? remembered.conversation : undefined;
}

export function remember(storage: KeyValueStorage, user: string, conversation: string | null): void {
  try {
    storage.setItem(KEY, JSON.stringify({ user, conversation }));
  } catch {
    // A full storage: the next page continues the newest conversation.
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
