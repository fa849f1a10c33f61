import type { RawLog } from "../source/raw-log.ts";
import { LogsMissingError } from "./errors.ts";
import type { NamedPlanEvent } from "./plan-events.ts";
import { addHistory, type WorkingTables } from "./working-tables.ts";

/** Usernames and accounts change in the core plan only. */
export function bookUsername(tables: WorkingTables, { args, log }: NamedPlanEvent<"UsernameChanged">): void {
  const { id, username, fee } = args;
  tables.members.change(requireMember(tables, log, id), { username });
  keep(tables, log, { member_id: id, field: "username", value: username });
  addHistory(tables, log, { member_id: id, type: "username", amount: -fee, detail: username });
}

export function bookAccount(tables: WorkingTables, { args, log }: NamedPlanEvent<"AddressChanged">): void {
  const { id, account } = args;
  tables.members.change(requireMember(tables, log, id), { account });
  keep(tables, log, { member_id: id, field: "account", value: account });
  addHistory(tables, log, { member_id: id, type: "address", detail: account });
}

/** The member started or cancelled a change of account; the account is still the old one. */
export function bookMove(
  tables: WorkingTables,
  event: NamedPlanEvent<"AddressChangeStarted"> | NamedPlanEvent<"AddressChangeCancelled">,
): void {
  const { log } = event;
  if (event.eventName === "AddressChangeCancelled") {
    addHistory(tables, log, { member_id: event.args.id, type: "address_cancel" });
  } else {
    const { id, account } = event.args;
    addHistory(tables, log, { member_id: id, type: "address_start", detail: account });
  }
}

function keep(
  { identities }: WorkingTables,
  { blockNumber, logIndex, blockTime }: RawLog,
  identity: { member_id: number; field: "username" | "account"; value: string },
): void {
  identities.push({ block_number: blockNumber, log_index: logIndex, at: blockTime, ...identity });
}

function requireMember({ members }: WorkingTables, { blockNumber }: RawLog, id: number) {
  const member = members.get(id);
  if (member !== undefined) return member;
  throw new LogsMissingError(
    `Block ${blockNumber} has an event of member ${id}, who never joined. The node left out events.`,
  );
}
