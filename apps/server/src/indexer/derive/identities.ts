import type { RawLog } from "../source/raw-log.ts";
import { LogsMissing } from "./errors.ts";
import { type Ledger, tell } from "./ledger.ts";
import type { PlanEventOf } from "./plan-events.ts";

/** Names and accounts change in the core plan only: Plus has none of its own. */
export function bookUsername(ledger: Ledger, { args, log }: PlanEventOf<"UsernameChanged">): void {
  const { id, username, fee } = args;
  ledger.members.change(memberOf(ledger, log, id), { username });
  keep(ledger, log, { member_id: id, field: "username", value: username });
  tell(ledger, log, { member_id: id, type: "username", amount: -fee, detail: username });
}

export function bookAccount(ledger: Ledger, { args, log }: PlanEventOf<"AddressChanged">): void {
  const { id, account } = args;
  ledger.members.change(memberOf(ledger, log, id), { account });
  keep(ledger, log, { member_id: id, field: "account", value: account });
  tell(ledger, log, { member_id: id, type: "address", detail: account });
}

/** A move was begun or given up: the member still is where they were. */
export function bookMove(
  ledger: Ledger,
  event: PlanEventOf<"AddressChangeStarted"> | PlanEventOf<"AddressChangeCancelled">,
): void {
  const { log } = event;
  if (event.eventName === "AddressChangeCancelled") {
    tell(ledger, log, { member_id: event.args.id, type: "address_cancel" });
  } else {
    const { id, account } = event.args;
    tell(ledger, log, { member_id: id, type: "address_start", detail: account });
  }
}

function keep(
  { identities }: Ledger,
  { blockNumber, logIndex, blockTime }: RawLog,
  identity: { member_id: number; field: "username" | "account"; value: string },
): void {
  identities.push({ block_number: blockNumber, log_index: logIndex, at: blockTime, ...identity });
}

function memberOf({ members }: Ledger, { blockNumber }: RawLog, id: number) {
  const member = members.get(String(id));
  if (member !== undefined) return member;
  throw new LogsMissing(
    `Block ${blockNumber} tells of member ${id}, who never joined: the node left events out`,
  );
}
