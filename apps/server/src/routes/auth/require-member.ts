import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../http/api-error.ts";
import { readChain } from "../../http/read-chain.ts";
import type { Services } from "../../services.ts";
import { requireAccount } from "./authenticate.ts";

/**
 * Reads the id of the member who owns the session of an authenticated request from the chain.
 *
 * @throws ApiError SEAT_MOVED when the seat has moved to another address since the sign-in
 */
export async function requireMember({ chain, config }: Services, request: FastifyRequest): Promise<number> {
  const address = requireAccount(request);
  const id = await readChain(() =>
    chain.readContract({
      address: config.chain.plan,
      abi: planAbi,
      functionName: "addrToId",
      args: [address],
    }),
  );
  if (id === 0) throw new ApiError("SEAT_MOVED");
  return id;
}
