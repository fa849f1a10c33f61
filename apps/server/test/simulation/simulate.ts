import { operate, operateTogether, pass, reorganize } from "./act.ts";
import type { FaultyNode } from "./faulty-node.ts";
import type { Indexing } from "./indexing.ts";
import type { ChainStep, Step } from "./program.ts";
import type { Stage } from "./transactions.ts";

/** Runs a program: things happen on the chain, to the node and to the index, in this order. */
export async function simulate(
  program: readonly Step[],
  { stage, node, indexing }: { stage: Stage; node: FaultyNode; indexing: Indexing },
): Promise<void> {
  for (const step of program) {
    switch (step.kind) {
      case "index":
        await indexing.advance(step.turns);
        break;
      case "meanwhile":
        node.afterRequests(step.afterRequests, () => happen(stage, step.step));
        break;
      case "trouble":
        node.faults.rate = step.rate;
        node.faults.silence = step.silence;
        node.rangeLimit = step.rangeLimit;
        break;
      case "crash":
        await indexing.crash(step.afterRequests);
        break;
      default:
        await node.meanwhile(() => happen(stage, step));
    }
  }
  await node.calm();
}

async function happen(stage: Stage, step: ChainStep): Promise<void> {
  switch (step.kind) {
    case "operate":
      return operate(stage, step.operations);
    case "operateTogether":
      return operateTogether(stage, step.operations);
    case "pass":
      return pass(stage, step.seconds);
    case "mine":
      return stage.client.mine({ blocks: step.blocks });
    case "reorganize":
      return reorganize(stage, step.depth, step.operations);
  }
}
