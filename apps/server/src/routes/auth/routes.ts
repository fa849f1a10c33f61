import { endpoints } from "@canopy/shared/api/endpoints";
import { SESSION_SECONDS } from "@canopy/shared/session";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getAddress } from "viem";
import { answers, success } from "../../http/answers.ts";
import { ApiError } from "../../http/api-error.ts";
import { fromChain } from "../../http/from-chain.ts";
import type { Services } from "../../services.ts";
import { findAvatarPath } from "../members/find-avatar.ts";
import { accountOf, authenticate } from "./authenticate.ts";
import { awaitMembership } from "./await-membership.ts";
import { bearerTokenOf } from "./bearer-token.ts";
import { issueNonce } from "./nonces.ts";
import { presentUser } from "./present-user.ts";
import { type Membership, readMembership } from "./read-membership.ts";
import { endSession, sessionIdOf, startSession } from "./sessions.ts";
import { proveAddress, signInBinding } from "./sign-in.ts";

/** Milliseconds that a registration waits for its transaction to show up on this server's node. */
const REGISTRATION_PATIENCE = 4_000;

const tags = ["auth"];
const security = [{ bearer: [] }];

/** Signing in with a wallet: ask for a nonce, sign the message made from it (EIP-4361), hand both in. */
export function authRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, chain, now } = services;
  const rateLimit = { max: config.signInsPerMinute, timeWindow: 60_000 };
  const statement = "Sign in to Canopy. This costs nothing and sends no transaction.";

  /** Begins a session, and ends the one that the request came with: who signs in anew leaves none behind. */
  async function begin(membership: Membership, request: FastifyRequest) {
    const address = membership.wallet;
    const former = bearerTokenOf(request);
    if (former !== null) await endSession(database, former);
    const userAgent = request.headers["user-agent"];
    const token = await startSession(database, { chainId: config.chain.id, address, userAgent }, now());
    request.log.info({ account: address, session: sessionIdOf(token) }, "signed in");
    return { token, user: await userOf(membership), expires_in: SESSION_SECONDS };
  }

  async function userOf(membership: Membership) {
    return presentUser(membership, await findAvatarPath(database, membership));
  }

  return async (app) => {
    app.post("/auth/nonce", {
      config: { rateLimit },
      schema: {
        tags,
        summary: "What the wallet is to sign: valid for five minutes, for one sign-in of this address",
        body: endpoints["POST /auth/nonce"].body,
        response: answers("POST /auth/nonce"),
      },
      handler: async ({ body }) => {
        const { nonce, issuedAt, expiresAt } = await issueNonce(
          database,
          getAddress(body.address.toLowerCase()),
          now(),
        );
        return success({
          ...signInBinding(config),
          nonce,
          issuedAt: issuedAt.toISOString(),
          expirationTime: expiresAt.toISOString(),
          statement,
        });
      },
    });

    app.post("/auth/login", {
      config: { rateLimit },
      schema: {
        tags,
        summary: "Sign in as a member; 404 NOT_A_MEMBER for any other wallet",
        body: endpoints["POST /auth/login"].body,
        response: answers("POST /auth/login"),
      },
      handler: async (request) => {
        const address = await proveAddress(services, request.body);
        const membership = await fromChain(() => readMembership(chain, config.chain, address));
        if (membership === null) throw new ApiError("NOT_A_MEMBER");
        return success(await begin(membership, request), "You are logged in.");
      },
    });

    app.post("/auth/register", {
      config: { rateLimit },
      schema: {
        tags,
        summary:
          "Sign in right after one's own register transaction; 409 NOT_MINED_YET while it is not on the chain",
        body: endpoints["POST /auth/register"].body,
        response: answers("POST /auth/register"),
      },
      handler: async (request) => {
        const { body, signal } = request;
        const address = await proveAddress(services, body);
        const read = () => fromChain(() => readMembership(chain, config.chain, address));
        const membership = await awaitMembership(read, REGISTRATION_PATIENCE, signal);
        if (membership === null) throw new ApiError("NOT_MINED_YET");
        return success(await begin(membership, request), "You are registered.");
      },
    });

    app.post("/auth/logout", {
      schema: {
        tags,
        security,
        summary: "End the session; a token that opens none is answered alike",
        response: answers("POST /auth/logout"),
      },
      handler: async (request) => {
        const token = bearerTokenOf(request);
        if (token !== null) {
          await endSession(database, token);
          request.log.info({ session: sessionIdOf(token) }, "logged out");
        }
        return success(null, "You are logged out.");
      },
    });

    app.get("/auth/me", {
      onRequest: authenticate(services),
      schema: {
        tags,
        security,
        summary: "The signed-in member, as the chain has it now",
        response: answers("GET /auth/me"),
      },
      handler: async (request) => {
        const address = accountOf(request);
        const membership = await fromChain(() => readMembership(chain, config.chain, address));
        // The seat may have moved to another address since the sign-in.
        if (membership === null) throw new ApiError("UNAUTHORIZED");
        return success({ user: await userOf(membership) });
      },
    });
  };
}
