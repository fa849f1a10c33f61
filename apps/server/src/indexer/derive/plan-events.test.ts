import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { createRandom, type Random } from "@canopy/protocol/simulation/random";
import {
  type AbiParameter,
  decodeEventLog,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  pad,
  toEventSelector,
} from "viem";
import { expect, test } from "vitest";
import type { RawLog } from "../source/raw-log.ts";
import { decodePlanEvents } from "./plan-events.ts";

const events = planAbi.filter((item) => item.type === "event");
type PlanEventItem = (typeof events)[number];

test.each(events)("decodes $name as viem does", (event) => {
  const random = createRandom(1);
  for (let run = 0; run < 50; run++) {
    const log = createLog(event, random);
    const [first = "0x", ...indexed] = log.topics;
    const theirs = decodeEventLog({ abi: [event], topics: [first, ...indexed], data: log.data });
    expect(decodePlanEvents([log])).toEqual([{ ...theirs, log }]);
  }
});

test.each(events)("refuses a $name with too little data or too few topics", (event) => {
  const log = createLog(event, createRandom(2));
  const isIndexed = event.inputs.some(({ indexed }) => indexed);
  if (isIndexed) {
    const [first = "0x"] = log.topics;
    expect(() => decodePlanEvents([{ ...log, topics: [first] }])).toThrow(RangeError);
  }
  if (log.data !== "0x") {
    const data: Hex = `0x${log.data.slice(2, -2)}`;
    if (event.inputs.every(({ type }) => type !== "string"))
      expect(() => decodePlanEvents([{ ...log, data }])).toThrow("too little data");
    expect(() => decodePlanEvents([{ ...log, data: "0x" }])).toThrow("too little data");
  }
});

test("refuses a count that is not an exact number", () => {
  const event = events.find(({ name }) => name === "ToppedUp");
  if (event === undefined) throw new Error("the plan has no event ToppedUp");
  const log = createLog(event, createRandom(3));
  const data: Hex = `0x${"f".repeat(64)}${log.data.slice(66)}`;
  expect(() => decodePlanEvents([{ ...log, data }])).toThrow(
    "Log 3 of block 7 has a number that is too large",
  );
});

test("refuses a count with other characters than digits", () => {
  const event = events.find(({ name }) => name === "ToppedUp");
  if (event === undefined) throw new Error("the plan has no event ToppedUp");
  const log = createLog(event, createRandom(3));
  const data: Hex = `0x${"0".repeat(63)}g${log.data.slice(66)}`;
  expect(() => decodePlanEvents([{ ...log, data }])).toThrow(
    "Log 3 of block 7 has a number that is not hexadecimal",
  );
});

test("skips events that it does not know", () => {
  const [event] = events;
  if (event === undefined) throw new Error("the plan has no events");
  const log = createLog(event, createRandom(4));
  expect(
    decodePlanEvents([
      { ...log, topics: [pad("0x01")] },
      { ...log, topics: [] },
    ]),
  ).toEqual([]);
});

function createLog(event: PlanEventItem, random: Random): RawLog {
  const values: { input: AbiParameter & { indexed?: boolean }; value: unknown }[] = event.inputs.map(
    (input) => ({ input, value: createValue(input.type, random) }),
  );
  const plain = values.filter(({ input }) => input.indexed !== true);
  const indexed = values.filter(({ input }) => input.indexed === true);
  return {
    blockHash: pad("0x01"),
    logIndex: 3,
    blockNumber: 7n,
    blockTime: new Date(0),
    transactionHash: pad("0x02"),
    plan: "core",
    topics: [
      toEventSelector(event),
      ...indexed.map(({ input, value }) => encodeAbiParameters([input], [value])),
    ],
    data: encodeAbiParameters(
      plain.map(({ input }) => input),
      plain.map(({ value }) => value),
    ),
  };
}

/** Small, large and limit values of each type that the events use. */
function createValue(type: string, random: Random): unknown {
  if (type === "address")
    return numberToHex(BigInt(random.integer(2 ** 31)) ** 6n % 2n ** 160n, { size: 20 });
  if (type === "string") return "ab_09é".repeat(random.integer(9));
  const bits = Number(type.slice("uint".length));
  const most = 2n ** BigInt(bits) - 1n;
  const value = random.chance(0.2) ? most : BigInt(random.integer(2 ** 31)) ** 3n % (most + 1n);
  return bits <= 48 ? Number(value) : value;
}
