import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { loadAnswerer } from "../../src/chat/corpus.ts";
import type { Database } from "../../src/database/tables.ts";
import { startSession } from "../../src/routes/auth/sessions.ts";
import { getSharedChain } from "./ask-shared-services.ts";
import type { TestChain } from "./test-chain.ts";
import { createTestDatabase } from "./test-database.ts";
import { buildTestServer, type TestServer } from "./test-server.ts";

type Environment = Readonly<Record<string, string>>;

/** A question that the documents answer. */
export const question = "How do I withdraw my POL?";

export const newVisitor = () => `visitor-${randomUUID()}`;

/** The id of a visitor as the tables have it. */
export const toOwner = (userId: string) => userId.slice("visitor-".length);

/**
 * A server with the members willow (account 0) and alder (account 1), for the tests of a file. Each test begins without conversations and
 * counts of requests.
 */
export function useChatServer(environment: Environment | (() => Promise<Environment>) = {}) {
  let [chain, database, server]: [TestChain?, Database?, TestServer?] = [];
  beforeAll(async () => {
    // The first question would wait for the documents, on a busy machine longer than a request may take.
    [chain, database] = await Promise.all([getSharedChain(), createTestDatabase(), loadAnswerer()]);
    await chain.join(0, "willow", "canopy");
    await chain.join(1, "alder", "willow");
    server = await buildTestServer(database, {
      RPC_URL: chain.rpcUrl,
      PLAN_ADDRESS: chain.plan,
      PLUS_ADDRESS: chain.plus,
      CHAT_ADDRESS_PER_MINUTE: "1000",
      ...(typeof environment === "function" ? await environment() : environment),
    });
  });
  afterAll(async () => {
    await server?.app.close();
    await database?.destroy();
  });
  beforeEach(async () => {
    for (const table of ["request_counts", "chat_conversations", "chat_tickets", "outbox"] as const)
      await database?.deleteFrom(table).execute();
  });

  const chat = {
    get chain() {
      return required(chain);
    },
    get database() {
      return required(database);
    },
    get server() {
      return required(server);
    },
    /** Starts a session of a member. Returns its token. */
    signIn: (account: number) =>
      startSession(
        chat.database,
        { chainId: chat.server.services.config.chain.id, address: chat.chain.account(account) },
        chat.server.services.now(),
      ),
    post: (path: string, payload: object, token?: string) =>
      chat.server.app.inject({
        method: "POST",
        url: `/api/chatbot${path}`,
        payload,
        ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      }),
    /** Posts, and returns the data of the response, which has to be a success. */
    async data(path: string, payload: object, token?: string) {
      const response = await chat.post(path, payload, token);
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers["cache-control"]).toBe("no-store");
      return response.json().data;
    },
    ask: (userId: string, message: string, more: object = {}, token?: string) =>
      chat.data("", { userId, message, ...more }, token),
  };
  return chat;
}

function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error("The server starts before the tests, not before the file");
  return part;
}
