import { chatUserSchema } from "@canopy/shared/api/chat";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Asker } from "../../chat/question/question.ts";
import type { ChatOwner } from "../../chat/store/owner.ts";
import { ApiError } from "../../http/api-error.ts";
import { readChain } from "../../http/read-chain.ts";
import type { Services } from "../../services.ts";
import { authenticate, requireAccount } from "../auth/authenticate.ts";
import { readMembership } from "../auth/read-membership.ts";

const VISITOR = "visitor-";
/** The rest of the body is of the endpoint, which has validated it. */
const bodySchema = z.object({ userId: chatUserSchema });

/** A user of the chat, and whose conversations these are. */
export interface ChatUser {
  readonly asker: Asker;
  readonly owner: ChatOwner;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The user of a request to the chat; null until `identify` has run. */
    chatUser: ChatUser | null;
  }
}

/**
 * Returns a hook that identifies the user of a request. A visitor's id is random, and needs no session: an old token of the browser does
 * not matter. A member's username needs the member's own session.
 */
export function identify(services: Services) {
  const readSession = authenticate(services);
  return async (request: FastifyRequest): Promise<void> => {
    const { userId } = bodySchema.parse(request.body);
    request.chatUser = userId.startsWith(VISITOR)
      ? {
          asker: { kind: "visitor", userId, account: null },
          owner: { visitor: userId.slice(VISITOR.length) },
        }
      : await identifyMember(request, userId);
  };

  async function identifyMember(request: FastifyRequest, userId: string): Promise<ChatUser> {
    if (request.headers.authorization === undefined) throw new ApiError("CHAT_LOG_IN");
    await readSession(request);
    const address = requireAccount(request);
    const member = await readChain(() => readMembership(services.chain, services.config.chain, address));
    // The seat has moved to another address since the sign-in.
    if (member === null) throw new ApiError("UNAUTHORIZED");
    const { id, wallet, username } = member;
    if (username !== userId) throw new ApiError("CHAT_NOT_YOURS");
    return {
      asker: { kind: "member", userId, account: { id, wallet, username } },
      owner: { member: { id, wallet } },
    };
  }
}

/** The user of an identified request. */
export function requireChatUser({ chatUser }: Pick<FastifyRequest, "chatUser">): ChatUser {
  if (chatUser === null) throw new ApiError("CHAT_LOG_IN");
  return chatUser;
}
