import { type Address, BaseError } from "viem";
import { Problem } from "../../lib/problem.ts";
import type { Node } from "./contract.ts";

/**
 * Finds the block of a contract's deployment: the first after which its address has code.
 *
 * @throws Problem when the address has no code, or the node lacks old states
 */
export async function findPlanBlock(node: Node, plan: Address): Promise<bigint> {
  const hasCode = async (blockNumber: bigint) =>
    (await node.getCode({ address: plan, blockNumber })) !== undefined;
  try {
    let known = await node.getBlockNumber();
    if (!(await hasCode(known)))
      throw new Problem(`There is no contract at ${plan}. Pass the address of a plan with --plan.`);
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
      `The block of the plan's deployment cannot be found with this node (${error.shortMessage}). Pass it with --plan-block.`,
      { cause: error },
    );
  }
}
