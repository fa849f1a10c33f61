import { chatUserSchema } from "@canopy/shared/api/chat";
import type { KeyValueStorage } from "../../../lib/browser-storage.ts";

const VISITOR_KEY = "canopy-chat-visitor";

/** The visitor's random id, which the browser keeps: the conversations of a browser are found by it alone. */
export function readVisitor(storage: KeyValueStorage): string {
  const stored = chatUserSchema.safeParse(storage.getItem(VISITOR_KEY)).data;
  if (stored?.startsWith("visitor-")) return stored;
  const visitor = `visitor-${randomUuid()}`;
  try {
    storage.setItem(VISITOR_KEY, visitor);
  } catch {
    // Storage is full: the id lives as long as the page.
  }
  return visitor;
}

/** A UUID of version 4. `crypto.randomUUID` is missing on sites without TLS. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
