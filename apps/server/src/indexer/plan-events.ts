import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type ContractEventName, decodeEventLog, type Hex, toEventSelector } from "viem";
import type { RawLog } from "./raw-log.ts";

const selectors = new Set<Hex>(
  planAbi.filter((item) => item.type === "event").map((event) => toEventSelector(event)),
);

/** What happened, with where and when. */
export type PlanEvent = ReturnType<typeof decode> & { log: RawLog };
type PlanEventName = ContractEventName<typeof planAbi>;
export type PlanEventOf<Name extends PlanEventName> = Extract<PlanEvent, { eventName: Name }>;

/** The events among `logs`, in order; those of a kind that this version does not know stay raw. */
export function planEventsOf(logs: readonly RawLog[]): PlanEvent[] {
  return logs
    .filter(({ topics: [selector] }) => selector !== undefined && selectors.has(selector))
    .map((log) => ({ ...decode(log), log }));
}

function decode({ topics: [selector, ...indexed], data }: RawLog) {
  return decodeEventLog({ abi: planAbi, topics: selector === undefined ? [] : [selector, ...indexed], data });
}
