import { type Address, BaseError } from "viem";
import { OperatorError } from "../../lib/operator-error.ts";
import type { Node } from "./contract.ts";

/**
 * Finds the block of a contract's deployment: the first after which its address has code.
 *
 * @throws OperatorError when the address has no code, or the node lacks old states
 */
export async function findPlanBlock(node: Node, plan: Address): Promise<bigint> {
  const hasCode = async (blockNumber: bigint) =>
    (await node.getCode({ address: plan, blockNumber })) !== undefined;
  try {
    let known = await node.getBlockNumber();
    if (!(await hasCode(known)))
      throw new OperatorError(`There is no contract at ${plan}. Pass the address of a plan with --plan.`);
    let before = -1n;
    while (known - before > 1n) {
      const middle = (known + before) / 2n;
      if (await hasCode(middle)) known = middle;
      else before = middle;
    }
    return known;
  } catch (error) {
    if (!(error instanceof BaseError)) throw error;
    throw new OperatorError(
      `The block of the plan's deployment cannot be found with this node (${error.shortMessage}). Pass it with --plan-block.`,
      { cause: error },
    );
  }
}
