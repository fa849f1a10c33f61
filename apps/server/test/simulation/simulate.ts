import { operate, operateInOneBlock, pass, reorganize } from "./act.ts";
import type { FaultyNode } from "./faulty-node.ts";
import type { Indexing } from "./indexing.ts";
import type { ChainStep, Step } from "./program.ts";
import type { Stage } from "./transactions.ts";

/** Runs the steps of a program on the chain, the node and the indexer. */
export async function simulate(
  program: readonly Step[],
  { stage, node, indexing }: { stage: Stage; node: FaultyNode; indexing: Indexing },
): Promise<void> {
  for (const step of program) {
    switch (step.kind) {
      case "index":
        await indexing.advance(step.turns);
        break;
      case "interleave":
        node.afterRequests(step.afterRequests, () => runChainStep(stage, step.step));
        break;
      case "faults":
        node.faults.rate = step.rate;
        node.faults.timeoutRate = step.timeoutRate;
        node.rangeLimit = step.rangeLimit;
        break;
      case "crash":
        await indexing.crash(step.afterRequests);
        break;
      default:
        await node.runExclusive(() => runChainStep(stage, step));
    }
  }
  await node.recover();
}

async function runChainStep(stage: Stage, step: ChainStep): Promise<void> {
  switch (step.kind) {
    case "operate":
      return operate(stage, step.operations);
    case "operateInOneBlock":
      return operateInOneBlock(stage, step.operations);
    case "pass":
      return pass(stage, step.seconds);
    case "mine":
      return stage.client.mine({ blocks: step.blocks });
    case "reorganize":
      return reorganize(stage, step.depth, step.operations);
  }
}
