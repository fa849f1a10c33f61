import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type ContractEventName, decodeEventLog, type Hex, toEventSelector } from "viem";
import type { RawLog } from "../source/raw-log.ts";

/** Each kind of event by its first topic. */
const kinds = new Map(
  planAbi.filter((item) => item.type === "event").map((event) => [toEventSelector(event), event]),
);
type EventKind = NonNullable<ReturnType<typeof kinds.get>>;

/** What happened, with where and when. */
export type PlanEvent = ReturnType<typeof decode> & { log: RawLog };
type PlanEventName = ContractEventName<typeof planAbi>;
export type PlanEventOf<Name extends PlanEventName> = Extract<PlanEvent, { eventName: Name }>;

/** The events among `logs`, in order; those of a kind that this version does not know stay raw. */
export function planEventsOf(logs: readonly RawLog[]): PlanEvent[] {
  const events: PlanEvent[] = [];
  for (const log of logs) {
    const [selector, ...indexed] = log.topics;
    const kind = selector && kinds.get(selector);
    if (kind) events.push({ ...decode(kind, [selector, ...indexed], log.data), log });
  }
  return events;
}

/** With the one kind that it can be: among all, it would hash the signature of each to find it. */
function decode(kind: EventKind, topics: [Hex, ...Hex[]], data: Hex) {
  return decodeEventLog({ abi: [kind], topics, data });
}
