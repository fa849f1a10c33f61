import { closeTicket, findTicket, listTickets, type Ticket } from "../../chat/store/tickets.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import type { AdminCommand, OptionValues } from "./command.ts";
import { formatTable } from "./table.ts";

const number = { value: "NUMBER", help: "the number of the ticket" };

export const chatTickets: AdminCommand = {
  name: "chat tickets",
  summary: "lists the questions to a person that are not answered",
  description: "Reads the tickets of the chat. Changes nothing.",
  options: { all: { help: "also list answered ones that are not deleted yet" } },
  async run({ open }, { all }) {
    const tickets = await listTickets(open.database, { onlyOpen: all !== true });
    return formatTable(
      ["number", "created", "from", "e-mail", "answered"],
      tickets.map((ticket) => [
        String(ticket.number),
        ticket.created_at.toISOString(),
        toSender(ticket),
        printable(ticket.email),
        ticket.resolved_at?.toISOString() ?? "-",
      ]),
    );
  },
};

export const chatTicket: AdminCommand = {
  name: "chat ticket",
  summary: "shows a ticket and its conversation",
  description: "Reads one ticket of the chat. Changes nothing.",
  options: { number },
  async run({ open }, options) {
    const wanted = readNumber(options);
    const ticket = await findTicket(open.database, wanted);
    if (ticket === null) throw noTicket(wanted);
    const answered = ticket.resolved_at === null ? "" : `, answered ${ticket.resolved_at.toISOString()}`;
    return [
      `Ticket ${ticket.number} of ${ticket.created_at.toISOString()}${answered}`,
      `From: ${toSender(ticket)}, ${printable(ticket.email)}, writes in ${ticket.locale}`,
      "",
      ticket.text === "" ? "(no text)" : printable(ticket.text),
      ...ticket.transcript.flatMap(({ role, content, at }) => ["", `${role} ${at}`, printable(content)]),
    ].join("\n");
  },
};

export const chatClose: AdminCommand = {
  name: "chat close",
  summary: "marks a ticket as answered",
  description: "The server deletes the ticket CHAT_KEEP_DAYS later. Sends nothing.",
  options: { number },
  async run({ open, config, now }, options) {
    const wanted = readNumber(options);
    if (await closeTicket(open.database, wanted, now))
      return `Ticket ${wanted} is closed. It is deleted in ${config.chat.keepDays} days.`;
    if ((await findTicket(open.database, wanted)) === null) throw noTicket(wanted);
    return `Ticket ${wanted} was closed before.`;
  },
};

const toSender = ({ username }: Ticket) => username ?? "a visitor";

const noTicket = (wanted: number) =>
  new OperatorError(
    `There is no ticket ${wanted}. canopy-admin chat tickets --all lists those that are kept.`,
  );

function readNumber({ number: given }: OptionValues): number {
  if (typeof given === "string" && /^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new OperatorError(
    given === undefined
      ? "Pass --number NUMBER."
      : `--number is ${JSON.stringify(given)}. Pass a whole number.`,
  );
}

/** A stored text could otherwise control the operator's terminal. */
function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, (character) =>
    character === "\u200c" ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
