import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type ContractEventName, type DecodeEventLogReturnType, toEventSelector } from "viem";
import type { RawLog } from "../source/raw-log.ts";
import { LogReader } from "./log-reader.ts";

type PlanEventName = ContractEventName<typeof planAbi>;
type Decoded<Name extends PlanEventName> = Extract<
  DecodeEventLogReturnType<typeof planAbi>,
  { eventName: Name }
>;

/** A decoded event and its log. */
export type PlanEvent = Decoded<PlanEventName> & { log: RawLog };
export type NamedPlanEvent<Name extends PlanEventName> = Extract<PlanEvent, { eventName: Name }>;

/**
 * One decoder per event, because viem's generic one takes 25 times as long: an index of years has millions of logs. A test compares
 * them with viem's.
 */
const decoders: { [Name in PlanEventName]: (log: LogReader) => NamedPlanEvent<Name> } = {
  AddressChangeCancelled: (log) => ({
    eventName: "AddressChangeCancelled",
    args: { id: log.topic(1) },
    log: log.raw,
  }),
  AddressChangeStarted: (log) => ({
    eventName: "AddressChangeStarted",
    args: { id: log.topic(1), account: log.address(0) },
    log: log.raw,
  }),
  AddressChanged: (log) => ({
    eventName: "AddressChanged",
    args: { id: log.topic(1), account: log.address(0) },
    log: log.raw,
  }),
  CommonsCollected: (log) => ({
    eventName: "CommonsCollected",
    args: { amount: log.amount(0) },
    log: log.raw,
  }),
  Credited: (log) => ({
    eventName: "Credited",
    args: { id: log.topic(1), points: log.amount(0), rebates: log.amount(1) },
    log: log.raw,
  }),
  OperationsCollected: (log) => ({
    eventName: "OperationsCollected",
    args: { amount: log.amount(0) },
    log: log.raw,
  }),
  PriceCandidate: (log) => ({ eventName: "PriceCandidate", args: { polUsd: log.amount(0) }, log: log.raw }),
  RankClaimed: (log) => ({
    eventName: "RankClaimed",
    args: { month: log.topic(1), id: log.topic(2), rank: log.count(0), shares: log.count(1) },
    log: log.raw,
  }),
  RankCollected: (log) => ({
    eventName: "RankCollected",
    args: { month: log.topic(1), id: log.topic(2), amount: log.amount(0) },
    log: log.raw,
  }),
  RankWindowClosed: (log) => ({
    eventName: "RankWindowClosed",
    args: { month: log.topic(1), shares: log.amount(0), shareValue: log.amount(1), rest: log.amount(2) },
    log: log.raw,
  }),
  RankWindowOpened: (log) => ({
    eventName: "RankWindowOpened",
    args: { month: log.topic(1), closesAt: log.amount(0) },
    log: log.raw,
  }),
  Registered: (log) => ({
    eventName: "Registered",
    args: {
      id: log.topic(1),
      sponsor: log.topic(2),
      upline: log.topic(3),
      account: log.address(0),
      username: log.text(1),
      leg: log.count(2),
      round: log.count(3),
      units: log.count(4),
      value: log.amount(5),
    },
    log: log.raw,
  }),
  RoundClosed: (log) => ({
    eventName: "RoundClosed",
    args: {
      round: log.topic(1),
      units: log.count(0),
      entered: log.amount(1),
      points: log.amount(2),
      flash: log.amount(3),
      pointy: log.amount(4),
      pointValue: log.amount(5),
      rebate: log.amount(6),
      heroPool: log.amount(7),
      commons: log.amount(8),
      operations: log.amount(9),
      closer: log.count(10),
    },
    log: log.raw,
  }),
  RoundPriced: (log) => ({
    eventName: "RoundPriced",
    args: { round: log.topic(1), unitPrice: log.amount(0), polUsd: log.amount(1) },
    log: log.raw,
  }),
  ToppedUp: (log) => ({
    eventName: "ToppedUp",
    args: { id: log.topic(1), round: log.count(0), units: log.count(1), value: log.amount(2) },
    log: log.raw,
  }),
  UsernameChanged: (log) => ({
    eventName: "UsernameChanged",
    args: { id: log.topic(1), username: log.text(0), fee: log.amount(1) },
    log: log.raw,
  }),
  Withdrawn: (log) => ({
    eventName: "Withdrawn",
    args: { id: log.topic(1), amount: log.amount(0) },
    log: log.raw,
  }),
};

/** The decoders by the event's first topic. */
const bySelector = new Map(
  planAbi
    .filter((item) => item.type === "event")
    .map((event) => [toEventSelector(event), decoders[event.name]]),
);

/**
 * Decodes `logs` in order. It skips kinds that this version does not know: they stay raw.
 *
 * @throws RangeError when a log is shorter than its event, or a number is too large
 */
export function decodePlanEvents(logs: readonly RawLog[]): PlanEvent[] {
  const events: PlanEvent[] = [];
  for (const log of logs) {
    const [selector] = log.topics;
    const decode = selector && bySelector.get(selector);
    if (decode) events.push(decode(new LogReader(log)));
  }
  return events;
}
