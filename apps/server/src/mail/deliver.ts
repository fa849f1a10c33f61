import { writeMail } from "../server/write-mail.ts";
import type { Services } from "../services.ts";
import type { Carrier } from "./carrier.ts";
import { dropLetter, type OutgoingLetter, putOffLetter, takeLetter } from "./outbox.ts";

/**
 * Hands over every letter that is due, one after the other.
 *
 * A letter is handed over at least once: its row goes only after the other side has taken it, so that a process that ends
 * in between hands it over again. Both mails then carry the same Message-ID. Letters to the operator are tried for ever;
 * one that confirms an address only while the address can be confirmed, and not after its mail server refused it.
 */
export async function deliverDue(services: Services, carrier: Carrier, signal: AbortSignal): Promise<void> {
  const { database, now } = services;
  while (!signal.aborted) {
    const letter = await takeLetter(database, now());
    if (letter === null) return;
    await deliver(services, carrier, letter, signal);
  }
}

async function deliver(
  services: Services,
  carrier: Carrier,
  letter: OutgoingLetter,
  signal: AbortSignal,
): Promise<void> {
  const { database, log, now } = services;
  const { id, kind, attempts } = letter;
  try {
    const mail = await writeMail(services, letter);
    if (mail !== null) {
      await carrier.carry(mail, signal);
      log.info({ letter: id, kind, attempts }, "a mail was handed over");
    }
  } catch (error) {
    const reason = describeRefusal(error);
    if (kind === "newsletter" && isRecipientRefused(error)) {
      await dropLetter(database, id);
      log.warn({ letter: id, kind, attempts, reason }, "a mail was given up");
    } else {
      const next = await putOffLetter(database, letter, reason, now());
      log.warn({ letter: id, kind, attempts, reason, next }, "a mail was not taken: it is tried again");
    }
    return;
  }
  await dropLetter(database, id);
}

/** Whether the server answered RCPT TO with a permanent failure (RFC 5321, 5xx). */
function isRecipientRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !("command" in error) || !("responseCode" in error)) return false;
  return error.command === "RCPT TO" && typeof error.responseCode === "number" && error.responseCode >= 500;
}

/** The kind of failure, without the server's words: those may repeat the person's address. */
function describeRefusal(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const parts = ["code", "command", "responseCode"].map((name) => Reflect.get(error, name));
  return parts.filter((part) => part !== undefined).join(" ") || error.name;
}
