import type { Logger } from "pino";
import type { Database } from "../database/tables.ts";
import type { Mail } from "./message.ts";
import { type DueMessage, deleteMessage, postponeMessage, takeMessage } from "./outbox.ts";
import type { MailTransport } from "./transport.ts";

export interface Outbox {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => Date;
  /** Writes the mail of a message; null when the mail is no longer wanted. */
  readonly writeMail: (message: DueMessage) => Promise<Mail | null>;
}

/**
 * Sends every message that is due, one after the other.
 *
 * Delivers at least once: a row is deleted only after the transport has accepted its mail. If the process ends in between,
 * another one sends the mail again with the same Message-ID. Messages to the operator are retried forever. A message that
 * confirms an address is retried until the link expires or the mail server refuses the address.
 */
export async function sendDue(outbox: Outbox, transport: MailTransport, signal: AbortSignal): Promise<void> {
  const { database, now } = outbox;
  while (!signal.aborted) {
    const message = await takeMessage(database, now());
    if (message === null) return;
    await send(outbox, transport, message, signal);
  }
}

async function send(
  { database, log, now, writeMail }: Outbox,
  transport: MailTransport,
  message: DueMessage,
  signal: AbortSignal,
): Promise<void> {
  const { id, kind, attempts } = message;
  try {
    const mail = await writeMail(message);
    if (mail !== null) {
      await transport.send(mail, signal);
      log.info({ message: id, kind, attempts }, "mail sent");
    }
  } catch (error) {
    const reason = describeError(error);
    if (kind === "newsletter" && isRecipientRefused(error)) {
      await deleteMessage(database, id);
      log.warn({ message: id, kind, attempts, reason }, "mail refused, not retried");
    } else {
      const next = await postponeMessage(database, message, reason, now());
      log.warn({ message: id, kind, attempts, reason, next }, "mail not sent, retrying");
    }
    return;
  }
  await deleteMessage(database, id);
}

/** Whether the server answered RCPT TO with a permanent failure (RFC 5321, 5xx). */
function isRecipientRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !("command" in error) || !("responseCode" in error)) return false;
  return error.command === "RCPT TO" && typeof error.responseCode === "number" && error.responseCode >= 500;
}

/** Describes the error without the server's text, which may contain the recipient's address. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const parts = ["code", "command", "responseCode"].map((name) => Reflect.get(error, name));
  return parts.filter((part) => part !== undefined).join(" ") || error.name;
}
