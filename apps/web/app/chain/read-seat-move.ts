import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, type Hex, zeroAddress } from "viem";
import { getCode } from "viem/actions";
import type { PlanConnection } from "./plan-chain.ts";
import { readContract } from "./read-contract.ts";
import { readIdByName, readNameByAddress } from "./read-names.ts";

/** Where a seat is, and where it may move. */
export interface SeatMove {
  readonly wallet: Address;
  /** The wallet that can accept the seat; null if no move was started. */
  readonly offeredTo: Address | null;
}

/** The query key of `readSeatMove`. */
export const seatMoveKey = (id: number) => ["seat-move", id] as const;

export async function readSeatMove({ client, plan }: PlanConnection, id: number): Promise<SeatMove> {
  const contract = { address: plan, abi: planAbi } as const;
  const [wallet, offeredTo] = await Promise.all([
    readContract(client, { ...contract, functionName: "idToAddr", args: [id] }),
    readContract(client, { ...contract, functionName: "pendingAddress", args: [id] }),
  ]);
  return { wallet, offeredTo: offeredTo === zeroAddress ? null : offeredTo };
}

/** The seat of a username with its box in wei, null for an unknown name. */
export async function readOfferedSeat(
  connection: PlanConnection,
  username: string,
): Promise<(SeatMove & { readonly box: bigint }) | null> {
  const id = await readIdByName(connection, username);
  if (id === 0) return null;
  const { client, plan: address } = connection;
  const [move, box] = await Promise.all([
    readSeatMove(connection, id),
    readContract(client, { address, abi: planAbi, functionName: "boxOf", args: [id] }),
  ]);
  return { ...move, box };
}

/** Why a wallet can't take a seat: it has one, or it is a smart contract. Null if it can. */
export type WalletObstacle = { readonly member: string } | "CONTRACT" | null;

export async function readWalletObstacle(
  connection: PlanConnection,
  address: Address,
): Promise<WalletObstacle> {
  const [member, code] = await Promise.all([
    readNameByAddress(connection, address),
    getCode(connection.client, { address }),
  ]);
  if (member !== null) return { member };
  return isExternallyOwned(code) ? null : "CONTRACT";
}

/** Whether the plan accepts an account with this code: none, or an EIP-7702 delegation. */
export function isExternallyOwned(code: Hex | undefined): boolean {
  return code === undefined || code === "0x" || /^0xef0100[0-9a-f]{40}$/i.test(code);
}
