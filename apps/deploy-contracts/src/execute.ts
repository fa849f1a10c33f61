import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { chooseFees } from "@canopy/server/transaction-sender/fees";
import {
  type Address,
  BaseError,
  keccak256,
  type PrivateKeyAccount,
  type PublicClient,
  parseGwei,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from "viem";
import { type NetworkName, networks } from "./networks.ts";
import type { Attempt, DeploymentRecord, RecordedStep } from "./record.ts";
import type { Step } from "./steps.ts";

/** Gas above the estimate: storage costs change with time. */
const GAS_MARGIN = { numerator: 6n, denominator: 5n };

/** Milliseconds. */
export interface ExecutionPace {
  /** Between two requests for a receipt. */
  poll: number;
  /** After which a pending transaction is sent again with a higher fee. */
  bumpAfter: number;
}

export interface Execution {
  client: PublicClient;
  account: PrivateKeyAccount;
  terms: { network: NetworkName; maximumGwei: number };
  steps: readonly Step[];
  /** One for each step, in order. */
  recorded: readonly RecordedStep[];
  /** Notes the block in which a contract was created. */
  created: (contract: Address, block: number) => void;
  /** Writes the record to the disk. */
  save: () => Promise<void>;
  /** Confirmations before the next step. */
  confirmations: bigint;
  pace: ExecutionPace;
  say: (line: string) => void;
}

/**
 * Sends the steps that are not mined yet, in order. The record stores each signed transaction before it is sent, so a run after
 * a kill sends the same bytes under the same nonce, and the chain accepts them at most once.
 *
 * @throws OperatorError when another transaction used one of the deployer's nonces, or a step reverts
 */
export async function executeSteps(execution: Execution): Promise<void> {
  const { steps, say } = execution;
  for (const [index, step] of steps.entries()) {
    const recorded = execution.recorded[index];
    if (recorded === undefined || recorded.name !== step.name || recorded.nonce !== step.nonce) {
      throw new OperatorError(`The record has no step ${index + 1} called ${step.name}.`);
    }
    const receipt = await settle(execution, step, recorded);
    const price = receipt.effectiveGasPrice;
    recorded.mined = {
      hash: receipt.transactionHash,
      block: Number(receipt.blockNumber),
      gasUsed: receipt.gasUsed.toString(),
      effectiveGasPrice: price.toString(),
    };
    if (step.creates !== null) execution.created(step.creates, recorded.mined.block);
    await execution.save();
    say(`  ✓ ${step.name}: ${receipt.transactionHash} in block ${receipt.blockNumber}`);
  }
}

/** Waits until the step is mined and confirmed, and returns its receipt. */
async function settle(execution: Execution, step: Step, recorded: RecordedStep): Promise<TransactionReceipt> {
  const { client, pace, confirmations } = execution;
  let sentAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const receipt = await findReceipt(client, recorded.attempts);
    if (receipt !== null) {
      if (receipt.status !== "success")
        throw new OperatorError(
          `${step.name} reverted (${receipt.transactionHash}). Its nonce is spent, so later contracts would get other addresses. Find the cause, then start again with another --record.`,
        );
      if ((await client.getBlockNumber({ cacheTime: 0 })) >= receipt.blockNumber + confirmations)
        return receipt;
    } else {
      await requireOwnNonce(execution, step, recorded);
      if (performance.now() - sentAt > pace.bumpAfter) {
        const isFirstLook = sentAt === Number.NEGATIVE_INFINITY;
        await send(execution, step, recorded, { again: isFirstLook });
        sentAt = performance.now();
        continue;
      }
    }
    await sleep(pace.poll);
  }
}

/** Sends the newest signed transaction of a step again, or signs one with a higher fee. */
async function send(
  execution: Execution,
  step: Step,
  recorded: RecordedStep,
  { again }: { again: boolean },
): Promise<void> {
  const { client, say } = execution;
  const last = recorded.attempts.at(-1);
  let attempt = again ? last : undefined;
  if (attempt === undefined) {
    attempt = await sign(execution, step, last);
    recorded.attempts.push(attempt);
    // Write it to the disk before it is public.
    await execution.save();
  }
  say(`  … ${step.name}: ${attempt.hash}`);
  try {
    await client.sendRawTransaction({ serializedTransaction: attempt.raw });
  } catch (error) {
    // "already known", "nonce too low" and a lost response all mean: wait for the receipt.
    say(`    node: ${error instanceof BaseError ? error.details : String(error)}`);
  }
}

async function sign(execution: Execution, step: Step, replaced: Attempt | undefined): Promise<Attempt> {
  const { client, account, terms } = execution;
  const call = { account: account.address, data: step.data, ...(step.to !== null && { to: step.to }) };
  const [gas, block, tip] = await Promise.all([
    client.estimateGas(call),
    client.getBlock(),
    client.estimateMaxPriorityFeePerGas(),
  ]);
  const before =
    replaced === undefined
      ? null
      : {
          maxFeePerGas: BigInt(replaced.maxFeePerGas),
          maxPriorityFeePerGas: BigInt(replaced.maxPriorityFeePerGas),
        };
  const cap = parseGwei(String(terms.maximumGwei));
  const fees = chooseFees({ baseFee: block.baseFeePerGas ?? 0n, tip }, cap, before);
  if (fees === null) {
    throw new OperatorError(
      `${step.name} was not sent: gas costs more than maximumGwei (${terms.maximumGwei}). Run the same command again when it is cheaper.`,
    );
  }
  const raw = await account.signTransaction({
    type: "eip1559",
    chainId: networks[terms.network].chainId,
    nonce: step.nonce,
    data: step.data,
    ...(step.to !== null && { to: step.to }),
    gas: (gas * GAS_MARGIN.numerator) / GAS_MARGIN.denominator,
    ...fees,
  });
  return {
    hash: keccak256(raw),
    raw,
    maxFeePerGas: fees.maxFeePerGas.toString(),
    maxPriorityFeePerGas: fees.maxPriorityFeePerGas.toString(),
  };
}

/** Until a step has its receipt, its nonce must be the deployer's next. */
async function requireOwnNonce(
  { client, account, pace }: Execution,
  step: Step,
  recorded: RecordedStep,
): Promise<void> {
  const { address } = account;
  if ((await client.getTransactionCount({ address })) <= step.nonce) return;
  // With several nodes behind one URL, the receipt can come after the nonce.
  await sleep(pace.poll);
  if ((await findReceipt(client, recorded.attempts)) === null) throw foreignNonce(recorded);
}

/**
 * Checks that only the deployment used its nonces.
 *
 * @throws OperatorError
 */
export async function requireOwnNonces(
  client: PublicClient,
  record: Pick<DeploymentRecord, "deployer" | "steps">,
): Promise<void> {
  const next = await client.getTransactionCount({ address: record.deployer });
  for (const step of record.steps.filter(({ nonce }) => nonce < next)) {
    if ((await findReceipt(client, step.attempts)) === null) throw foreignNonce(step);
  }
}

function foreignNonce({ name, nonce }: RecordedStep): OperatorError {
  return new OperatorError(
    `Another transaction used the deployer's nonce ${nonce} of ${name}, so the planned addresses can no longer be used. The command sends nothing more. Start again with another deployer.`,
  );
}

async function findReceipt(
  client: PublicClient,
  attempts: readonly Attempt[],
): Promise<TransactionReceipt | null> {
  for (const { hash } of attempts) {
    try {
      return await client.getTransactionReceipt({ hash });
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error;
    }
  }
  return null;
}
