import type { FastifyRequest } from "fastify";
import { ApiError } from "../../http/api-error.ts";
import type { Services } from "../../services.ts";
import { authenticate } from "../auth/authenticate.ts";
import { requireMember } from "../auth/require-member.ts";

/** Who may read the tree, by the configuration. */
export function createTreeAccess(services: Services) {
  const isPublic = services.config.treeAccess === "public";
  return {
    isPublic,
    /** Hooks of a route. */
    onRequest: isPublic ? [] : [authenticate(services)],
    /** @throws ApiError TREE_NOT_YOURS unless every caller may read the whole tree */
    requireWhole(): void {
      if (!isPublic) throw new ApiError("TREE_NOT_YOURS");
    },
    /** The member to whose part of the tree the caller is limited; null without a limit. */
    readTop: (request: FastifyRequest): Promise<number | null> =>
      isPublic ? Promise.resolve(null) : requireMember(services, request),
  };
}
