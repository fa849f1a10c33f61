import { endpoints } from "@canopy/shared/api/endpoints";
import { SESSION_SECONDS } from "@canopy/shared/session";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getAddress } from "viem";
import { ApiError } from "../../http/api-error.ts";
import { untilDisconnected } from "../../http/disconnected.ts";
import { responses, success } from "../../http/envelope.ts";
import { readChain } from "../../http/read-chain.ts";
import type { Services } from "../../services.ts";
import { findAvatarPath } from "../members/find-avatar.ts";
import { authenticate, requireAccount } from "./authenticate.ts";
import { awaitMembership } from "./await-membership.ts";
import { readBearerToken } from "./bearer-token.ts";
import { presentUser } from "./present-user.ts";
import { type Membership, readMembership } from "./read-membership.ts";
import { endSession, startSession, toSessionId } from "./sessions.ts";
import { verifySignIn } from "./sign-in.ts";
import { issueSignInMessage } from "./sign-in-messages.ts";

/** Milliseconds that a registration waits until this server's node has its transaction. */
const REGISTRATION_TIMEOUT = 4_000;

const tags = ["auth"];
const security = [{ bearer: [] }];

/** Sign-in with a wallet: the client requests a message (EIP-4361), signs it, and sends both back. */
export function authRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, chain, now } = services;
  const rateLimit = { max: config.signInsPerMinute, timeWindow: 60_000 };

  /** Starts a session, and ends the session of the request. */
  async function signIn(membership: Membership, request: FastifyRequest) {
    const address = membership.wallet;
    const previous = readBearerToken(request);
    if (previous !== null) await endSession(database, previous);
    const userAgent = request.headers["user-agent"];
    const token = await startSession(database, { chainId: config.chain.id, address, userAgent }, now());
    request.log.info({ account: address, session: toSessionId(token) }, "signed in");
    return { token, user: await toUser(membership), expires_in: SESSION_SECONDS };
  }

  async function toUser(membership: Membership) {
    return presentUser(membership, await findAvatarPath(database, membership));
  }

  return async (app) => {
    app.post("/auth/nonce", {
      config: { rateLimit },
      schema: {
        tags,
        summary: "A message for the wallet to sign, valid for five minutes and one sign-in of this address",
        body: endpoints["POST /auth/nonce"].body,
        response: responses("POST /auth/nonce"),
      },
      handler: async ({ body }) => {
        const address = getAddress(body.address.toLowerCase());
        const { message, expiresAt } = await issueSignInMessage(database, config, address, now());
        return success({ message, expirationTime: expiresAt.toISOString() });
      },
    });

    app.post("/auth/login", {
      config: { rateLimit },
      schema: {
        tags,
        summary: "Sign in as a member; 404 NOT_A_MEMBER for other wallets",
        body: endpoints["POST /auth/login"].body,
        response: responses("POST /auth/login"),
      },
      handler: async (request) => {
        const address = await verifySignIn(services, request.body);
        const membership = await readChain(() => readMembership(chain, config.chain, address));
        if (membership === null) throw new ApiError("NOT_A_MEMBER");
        return success(await signIn(membership, request), "You are logged in.");
      },
    });

    app.post("/auth/register", {
      config: { rateLimit },
      schema: {
        tags,
        summary: "Sign in after the register transaction; 409 NOT_MINED_YET until it is mined",
        body: endpoints["POST /auth/register"].body,
        response: responses("POST /auth/register"),
      },
      handler: async (request, reply) => {
        const signal = untilDisconnected(reply);
        const address = await verifySignIn(services, request.body);
        const read = () => readChain(() => readMembership(chain, config.chain, address));
        const membership = await awaitMembership(read, REGISTRATION_TIMEOUT, signal);
        if (membership === null) throw new ApiError("NOT_MINED_YET");
        return success(await signIn(membership, request), "You are registered.");
      },
    });

    app.post("/auth/logout", {
      schema: {
        tags,
        security,
        summary: "End the session; also succeeds without one",
        response: responses("POST /auth/logout"),
      },
      handler: async (request) => {
        const token = readBearerToken(request);
        if (token !== null) {
          await endSession(database, token);
          request.log.info({ session: toSessionId(token) }, "logged out");
        }
        return success(null, "You are logged out.");
      },
    });

    app.get("/auth/me", {
      onRequest: authenticate(services),
      schema: {
        tags,
        security,
        summary: "The signed-in member, read from the chain",
        response: responses("GET /auth/me"),
      },
      handler: async (request) => {
        const address = requireAccount(request);
        const membership = await readChain(() => readMembership(chain, config.chain, address));
        // The seat may have moved to another address since the sign-in.
        if (membership === null) throw new ApiError("SEAT_MOVED");
        return success({ user: await toUser(membership) });
      },
    });
  };
}
