import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../http/api-error.ts";
import { readChain } from "../../http/read-chain.ts";
import type { Services } from "../../services.ts";
import { accountOf } from "./authenticate.ts";

/**
 * The id of the member whose session an authenticated request belongs to, as the chain has it now.
 *
 * @throws ApiError UNAUTHORIZED when the seat has moved to another address since the sign-in
 */
export async function requireMember({ chain, config }: Services, request: FastifyRequest): Promise<number> {
  const address = accountOf(request);
  const id = await readChain(() =>
    chain.readContract({
      address: config.chain.plan,
      abi: planAbi,
      functionName: "addrToId",
      args: [address],
    }),
  );
  if (id === 0) throw new ApiError("UNAUTHORIZED");
  return id;
}
