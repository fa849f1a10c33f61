import { type ConstructorArgument, constructorArgument } from "@canopy/protocol/abi/constructor-argument";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  zeroAddress,
} from "viem";
import type { Build } from "./build.ts";
import { type PlanFile, toRules, toSetup } from "./plan-file.ts";
import type { FirstSeat } from "./seats.ts";

/** One transaction of a deployment. Its nonce is fixed, so it cannot be mined twice. */
export interface Step {
  name: string;
  nonce: number;
  /** Null if it creates the contract `creates`. */
  to: Address | null;
  creates: Address | null;
  data: Hex;
}

/** A plan that the steps create. */
export interface PlannedContract {
  address: Address;
  /** The contract that the plan creates for its views. */
  views: Address;
  argument: ConstructorArgument;
}

export interface Deployment {
  steps: readonly Step[];
  core: PlannedContract;
  plus: PlannedContract | null;
  seats: readonly FirstSeat[];
}

/**
 * All transactions of a deployment in order. Only `firstNonce`, the deployer's next nonce, depends on the chain: addresses
 * follow from it, and the same input gives the same bytes.
 */
export function planDeployment(
  plan: PlanFile,
  seats: readonly FirstSeat[],
  build: Build,
  firstNonce: number,
): Deployment {
  const steps: Step[] = [];
  const nextNonce = () => firstNonce + steps.length;
  const rules = toRules(plan);
  const setup = toSetup(plan);

  function create(name: string, argument: ConstructorArgument): PlannedContract {
    const nonce = nextNonce();
    const address = getContractAddress({ from: plan.deployer, nonce: BigInt(nonce) });
    const data = encodeDeployData({ abi: planAbi, bytecode: build.plan.bytecode.object, args: [argument] });
    steps.push({ name, nonce, to: null, creates: address, data });
    // A contract's first creation has nonce 1 (EIP-161).
    return { address, views: getContractAddress({ from: address, nonce: 1n }), argument };
  }
  function call(name: string, to: Address, data: Hex): void {
    steps.push({ name, nonce: nextNonce(), to, creates: null, data });
  }

  const core = create("core plan", constructorArgument(rules.core, setup, zeroAddress));
  const plus =
    rules.plus === null ? null : create("Plus plan", constructorArgument(rules.plus, setup, core.address));
  for (let from = 0; from < seats.length; from += plan.seatsPerTransaction) {
    const batch = seats.slice(from, from + plan.seatsPerTransaction);
    call(`seats ${from + 2} to ${from + 1 + batch.length}`, core.address, registerSeats(batch));
  }
  return { steps, core, plus, seats };
}

function registerSeats(seats: readonly FirstSeat[]): Hex {
  return encodeFunctionData({
    abi: planAbi,
    functionName: "register0",
    args: [
      seats.map(({ account }) => account),
      seats.map(({ username }) => username),
      seats.map(({ sponsor }) => sponsor),
      seats.map(({ upline }) => upline),
    ],
  });
}
