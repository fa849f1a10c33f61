import fc from "fast-check";
import { anyOperation, type Operation } from "./operation.ts";

export type ChainStep =
  | { kind: "operate"; operations: Operation[] }
  /** In one block. */
  | { kind: "operateInOneBlock"; operations: Operation[] }
  /** Advances time. */
  | { kind: "pass"; seconds: number }
  /** Mines empty blocks. */
  | { kind: "mine"; blocks: number }
  /** Replaces the newest blocks by others with these operations. */
  | { kind: "reorganize"; depth: number; operations: Operation[] };

export type Step =
  | ChainStep
  /** Runs the indexer for some turns, or until it has caught up. */
  | { kind: "index"; turns: number }
  /** Runs between two of the indexer's requests. */
  | { kind: "interleave"; afterRequests: number; step: ChainStep }
  /** Sets the faults of the node; rates in thousandths. */
  | { kind: "faults"; rate: number; timeoutRate: number; rangeLimit: number }
  /** Kills the indexer's process after some requests and starts another. */
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
    arbitrary: fc.record({ kind: fc.constant("operateInOneBlock" as const), operations: operations(5) }),
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
      kind: fc.constant("interleave" as const),
      afterRequests: fc.nat(40),
      step: anyChainStep,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("faults" as const),
      rate: fc.oneof(fc.constant(0), fc.integer({ min: 10, max: 250 })),
      timeoutRate: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.constant(50) },
      ),
      rangeLimit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("crash" as const), afterRequests: fc.nat(60) }),
  },
);

export const anyProgram: fc.Arbitrary<Step[]> = fc.array(anyStep, {
  minLength: 25,
  maxLength: 50,
  size: "max",
});
