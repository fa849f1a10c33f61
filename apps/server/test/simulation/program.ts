import fc from "fast-check";
import { anyOperation, type Operation } from "./operation.ts";

/** Something that happens on the chain. */
export type ChainStep =
  | { kind: "operate"; operations: Operation[] }
  /** All in one block. */
  | { kind: "operateTogether"; operations: Operation[] }
  /** The clock moves. */
  | { kind: "pass"; seconds: number }
  /** Empty blocks. */
  | { kind: "mine"; blocks: number }
  /** The newest blocks are replaced by others, in which other things happen. */
  | { kind: "reorganize"; depth: number; operations: Operation[] };

/** Something that happens in the simulation. */
export type Step =
  | ChainStep
  /** The index takes so many steps, or fewer when it has come up with the chain. */
  | { kind: "index"; turns: number }
  /** Happens between two of the index's next questions to the node. */
  | { kind: "meanwhile"; afterRequests: number; step: ChainStep }
  /** How the node behaves from here on; rates in thousandths. */
  | { kind: "trouble"; rate: number; silence: number; rangeLimit: number }
  /** The index's process dies, after so many more questions, and another takes its place. */
  | { kind: "crash"; afterRequests: number };

const DAY = 86_400;
const operations = (max: number) => fc.array(anyOperation, { minLength: 1, maxLength: max, size: "max" });

const anyChainStep: fc.Arbitrary<ChainStep> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant("operate" as const), operations: operations(4) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("operateTogether" as const), operations: operations(5) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("pass" as const),
      seconds: fc.oneof(
        { weight: 12, arbitrary: fc.integer({ min: DAY / 4, max: 2 * DAY }) },
        { weight: 1, arbitrary: fc.integer({ min: 7 * DAY, max: 35 * DAY }) },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("mine" as const),
      blocks: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 50, max: 90 })),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("reorganize" as const),
      depth: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 63 })),
      operations: fc.array(anyOperation, { maxLength: 6, size: "max" }),
    }),
  },
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: anyChainStep },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("index" as const), turns: fc.integer({ min: 1, max: 12 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("meanwhile" as const),
      afterRequests: fc.nat(40),
      step: anyChainStep,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("trouble" as const),
      rate: fc.oneof(fc.constant(0), fc.integer({ min: 10, max: 250 })),
      silence: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(50) }),
      rangeLimit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("crash" as const), afterRequests: fc.nat(60) }),
  },
);

/** What happens in one run, in order. */
export const anyProgram: fc.Arbitrary<Step[]> = fc.array(anyStep, {
  minLength: 25,
  maxLength: 50,
  size: "max",
});
