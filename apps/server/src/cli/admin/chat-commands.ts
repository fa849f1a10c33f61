import { formatEther } from "viem";
import { toCost } from "../../chat/model/budget.ts";
import { type DayUsage, readUsage } from "../../chat/store/read-usage.ts";
import { closeTicket, findTicket, listTickets, type Ticket } from "../../chat/store/tickets.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import type { AdminCommand, OptionValues } from "./command.ts";
import { formatTable } from "./table.ts";

const number = { value: "NUMBER", help: "the number of the ticket" };

export const chatTickets: AdminCommand = {
  name: "chat tickets",
  summary: "lists open questions to a person",
  description: "Reads the tickets of the chat. Changes nothing.",
  options: { all: { help: "also list answered ones that are not deleted yet" } },
  async run({ open }, { all }) {
    const tickets = await listTickets(open.database, { onlyOpen: all !== true });
    return formatTable(
      ["number", "created", "from", "email", "answered"],
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

const DAY = 86_400_000;
/** Days that `chat usage` shows by default. */
const DAYS = "30";

export const chatUsage: AdminCommand = {
  name: "chat usage",
  summary: "shows the chat's replies by day, and what its model cost",
  description:
    "Reads the replies that are kept and the tokens that the provider reported. Tokens cost what CHAT_INPUT_USD and CHAT_OUTPUT_USD say now. Changes nothing.",
  options: { days: { value: "NUMBER", help: `how many days, ${DAYS} by default` } },
  async run({ open, config, now }, { days = DAYS }) {
    const count = typeof days === "string" && /^[1-9]\d{0,3}$/.test(days) ? Number(days) : null;
    if (count === null) throw new OperatorError(`--days is ${JSON.stringify(days)}. Pass a whole number.`);
    const today = now.getTime() - (now.getTime() % DAY);
    const rows = await readUsage(open.database, new Date(today - (count - 1) * DAY));
    const prices = config.chat.model?.prices ?? null;
    const toLine = ({ day, ...usage }: DayUsage) => [
      day,
      ...[usage.replies, usage.unknown, usage.by_model, usage.helpful, usage.unhelpful].map(String),
      String(usage.input_tokens),
      String(usage.output_tokens),
      prices === null ? "-" : Number(formatEther(toCost(usage, prices))).toFixed(4),
    ];
    const head = [
      "day (UTC)",
      "replies",
      "unknown",
      "by model",
      "helpful",
      "not helpful",
      "input",
      "output",
      "USD",
    ];
    return formatTable(head, rows.length > 1 ? [...rows, addUp(rows)].map(toLine) : rows.map(toLine));
  },
};

function addUp(rows: readonly DayUsage[]): DayUsage {
  return rows.reduce((sum, row) => ({
    day: "all",
    replies: sum.replies + row.replies,
    unknown: sum.unknown + row.unknown,
    by_model: sum.by_model + row.by_model,
    helpful: sum.helpful + row.helpful,
    unhelpful: sum.unhelpful + row.unhelpful,
    input_tokens: sum.input_tokens + row.input_tokens,
    output_tokens: sum.output_tokens + row.output_tokens,
  }));
}

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
