import {
  type Abi,
  type Address,
  type Client,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionParameters,
  type ContractFunctionReturnType,
  decodeFunctionResult,
  encodeFunctionData,
} from "viem";
import { nextTask } from "../lib/next-task.ts";

type View = "pure" | "view";

/**
 * Reads from a contract at the latest block. viem's action of the same name can also call contracts that are not deployed, and
 * follow off-chain lookups: 12 kB of JavaScript on every page with a wallet.
 */
export function readContract<
  const abi extends Abi,
  name extends ContractFunctionName<abi, View>,
  const args extends ContractFunctionArgs<abi, View, name>,
>(
  client: Client,
  call: ContractFunctionParameters<abi, View, name, args>,
): Promise<ContractFunctionReturnType<abi, View, name, args>>;
export async function readContract(
  client: Client,
  call: { address: Address; abi: Abi; functionName: string; args?: readonly unknown[] | undefined },
): Promise<unknown> {
  const { address: to, abi, functionName, args = [] } = call;
  // Queries ask as soon as their component is mounted: encoding would make that task too long for a slow phone.
  await nextTask();
  const data = encodeFunctionData({ abi, functionName, args });
  const result = await client.request({ method: "eth_call", params: [{ to, data }, "latest"] });
  return decodeFunctionResult({ abi, functionName, args, data: result });
}
