import { type Address, BaseError } from "viem";
import { Problem } from "../../lib/problem.ts";
import type { Node } from "./contract.ts";

/**
 * Finds the block in which a contract was deployed: the first after which there is code at its address.
 *
 * @throws Problem when there is no code there, or the node has forgotten so old a state
 */
export async function findPlanBlock(node: Node, plan: Address): Promise<bigint> {
  const hasCode = async (blockNumber: bigint) =>
    (await node.getCode({ address: plan, blockNumber })) !== undefined;
  try {
    let known = await node.getBlockNumber();
    if (!(await hasCode(known))) throw new Problem(`There is no contract at ${plan}.`);
    let before = -1n;
    while (known - before > 1n) {
      const middle = (known + before) / 2n;
      if (await hasCode(middle)) known = middle;
      else before = middle;
    }
    return known;
  } catch (error) {
    if (!(error instanceof BaseError)) throw error;
    throw new Problem(
      `The block of the plan's deployment cannot be found with this node (${error.shortMessage}): give it with --plan-block.`,
      { cause: error },
    );
  }
}
