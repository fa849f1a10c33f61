import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type ContractEventName, decodeEventLog, type Hex, toEventSelector } from "viem";
import type { RawLog } from "../source/raw-log.ts";

/** The kinds of events by their first topic. */
const kinds = new Map(
  planAbi.filter((item) => item.type === "event").map((event) => [toEventSelector(event), event]),
);
type EventKind = NonNullable<ReturnType<typeof kinds.get>>;

/** A decoded event and its log. */
export type PlanEvent = ReturnType<typeof decode> & { log: RawLog };
type PlanEventName = ContractEventName<typeof planAbi>;
export type NamedPlanEvent<Name extends PlanEventName> = Extract<PlanEvent, { eventName: Name }>;

/** Decodes `logs` in order. It skips kinds that this version does not know: they stay raw. */
export function decodePlanEvents(logs: readonly RawLog[]): PlanEvent[] {
  const events: PlanEvent[] = [];
  for (const log of logs) {
    const [selector, ...indexed] = log.topics;
    const kind = selector && kinds.get(selector);
    if (kind) events.push({ ...decode(kind, [selector, ...indexed], log.data), log });
  }
  return events;
}

/** Decodes by one kind only: with the whole ABI, viem would hash each signature to find it. */
function decode(kind: EventKind, topics: [Hex, ...Hex[]], data: Hex) {
  return decodeEventLog({ abi: [kind], topics, data });
}
