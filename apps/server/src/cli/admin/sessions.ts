import { getAddress, isAddress } from "viem";
import { OperatorError } from "../../lib/operator-error.ts";
import {
  countSessions,
  endAllSessions,
  listSessions,
  type SessionOwner,
} from "../../routes/auth/sessions.ts";
import type { AdminCommand, AdminContext, OptionValues } from "./command.ts";
import { formatTable } from "./table.ts";

export const sessionsList: AdminCommand = {
  name: "sessions list",
  summary: "counts the sessions, or lists those of one account",
  description: "Reads the sessions that are valid now. Changes nothing.",
  options: { address: { value: "ADDRESS", help: "list the sessions of this account" } },
  async run({ open, config, now }, options) {
    const { address } = options;
    if (address === undefined) {
      const { sessions, accounts } = await countSessions(open.database, BigInt(config.chain.id), now);
      return `${count(sessions, "session")} of ${count(accounts, "account")}. Pass --address to list those of one account.`;
    }
    const found = await listSessions(open.database, readOwner(config, address), now);
    return formatTable(
      ["started", "last used", "expires", "browser"],
      found.map(({ createdAt, lastUsedAt, expiresAt, userAgent }) => [
        ...[createdAt, lastUsedAt, expiresAt].map((time) => time.toISOString()),
        userAgent ?? "-",
      ]),
    );
  },
};

export const sessionsEnd: AdminCommand = {
  name: "sessions end",
  summary: "ends the sessions of one account, or all",
  description: "Deletes sessions. Their members must sign in again; nothing else changes.",
  options: {
    address: { value: "ADDRESS", help: "end the sessions of this account" },
    all: { help: "end the sessions of all accounts" },
  },
  async run({ open, config }, options) {
    return `${count(await endAllSessions(open.database, readTarget(config, options)), "session")} ended.`;
  },
};

const count = (number: bigint, noun: string) => `${number} ${noun}${number === 1n ? "" : "s"}`;

function readTarget(config: AdminContext["config"], { address, all }: OptionValues): SessionOwner | null {
  if ((address === undefined) === (all === undefined))
    throw new OperatorError("Pass --address ADDRESS, or --all.");
  return address === undefined ? null : readOwner(config, address);
}

function readOwner({ chain }: AdminContext["config"], address: string | boolean): SessionOwner {
  if (typeof address === "string" && isAddress(address, { strict: false }))
    return { chainId: chain.id, address: getAddress(address) };
  throw new OperatorError(`--address is ${JSON.stringify(address)}. Pass 0x and 40 hexadecimal digits.`);
}
