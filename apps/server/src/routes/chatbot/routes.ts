import { endpoints } from "@canopy/shared/api/endpoints";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  deleteConversations,
  findConversation,
  listConversations,
  rateReply,
  readMessages,
} from "../../chat/store/conversations.ts";
import { toOwnerKey } from "../../chat/store/owner.ts";
import { createTicket } from "../../chat/store/tickets.ts";
import { ApiError } from "../../http/api-error.ts";
import { untilDisconnected } from "../../http/disconnected.ts";
import { responses, success } from "../../http/envelope.ts";
import { toCaller } from "../../http/limits/caller.ts";
import { keyLimit } from "../../http/limits/key-limit.ts";
import { queueMessage } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";
import { answerQuestion, inTurn, readHistory } from "./answer-question.ts";
import { identify, requireChatUser } from "./identify.ts";
import { streamReply } from "./stream-reply.ts";

/** Milliseconds for a reply: in JSON, less than a handler may take; in a stream, less than a turn lasts. */
const TIME_LIMIT = { json: 24_000, stream: 90_000 };

/** A visitor needs no session. */
const shared = { tags: ["chat"], security: [{}, { bearer: [] }] };
const { 200: repliedSchema, ...errors } = responses("POST /chatbot");
const streamSchema = z.string().meta({
  example: 'event: text\ndata: {"delta":"Your box"}\n\nevent: done\ndata: {"data":{"kind":"answer"}}\n\n',
});

/** Questions and replies, what is kept of them, and tickets to a person. */
export function chatbotRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, now } = services;
  const { limits } = config.chat;
  const identified = identify(services);
  return async (app) => {
    app.decorateRequest("chatUser", null);
    const stopping = new AbortController();
    app.addHook("preClose", async () => stopping.abort());
    const toUser = (request: FastifyRequest) => `chat ${toOwnerKey(requireChatUser(request).owner)}`;
    const dayLimit = keyLimit(app, limits.addressPerDay, (request) => `chat day ${toCaller(request)}`);
    const userLimit = keyLimit(app, limits.user, toUser);

    app.post("/chatbot", {
      config: { rateLimit: limits.address },
      preHandler: [dayLimit, identified, userLimit],
      schema: {
        ...shared,
        summary:
          "Ask a question. With `Accept: text/event-stream` the reply is streamed: `text` events, then `done` (a ChatReply in `data`) or `error` (the envelope)",
        description:
          "The parts in `text` are provisional; `done` has the reply that is stored. One question of a user is answered at a time. Question and reply are stored together: a client that closes the connection before `done` leaves nothing.",
        body: endpoints["POST /chatbot"].body,
        response: {
          200: {
            description: "The reply",
            content: {
              "application/json": { schema: repliedSchema },
              "text/event-stream": { schema: streamSchema },
            },
          },
          ...errors,
        },
      },
      handler: async (request, reply) => {
        const user = requireChatUser(request);
        const isStream = acceptsStream(request);
        const limit = AbortSignal.timeout(isStream ? TIME_LIMIT.stream : TIME_LIMIT.json);
        const signal = AbortSignal.any([untilDisconnected(reply), stopping.signal, limit]);
        return inTurn(services, user, async () => {
          const asked = {
            user,
            request: request.body,
            history: await readHistory(services, user, request.body),
          };
          const write = (onText?: (delta: string) => void) => answerQuestion(services, asked, onText, signal);
          if (!isStream) return success(await write());
          return streamReply(services, request, reply, write);
        });
      },
    });

    app.post("/chatbot/history", {
      config: { rateLimit: limits.address },
      preHandler: identified,
      schema: {
        ...shared,
        summary: "A conversation, by default the newest one, and the list of all that are kept",
        body: endpoints["POST /chatbot/history"].body,
        response: responses("POST /chatbot/history"),
      },
      handler: async (request) => {
        const { owner } = requireChatUser(request);
        const all = await listConversations(database, owner);
        const { conversation = all[0]?.id ?? null } = request.body;
        if (conversation !== null && !all.some(({ id }) => id === conversation))
          throw new ApiError("CHAT_CONVERSATION_NOT_FOUND");
        return success({
          conversation,
          messages: conversation === null ? [] : await readMessages(database, conversation),
          conversations: all.map(({ id, title, last_at }) => ({ id, title, at: last_at.toISOString() })),
        });
      },
    });

    app.post("/chatbot/rating", {
      config: { rateLimit: limits.address },
      preHandler: identified,
      schema: {
        ...shared,
        summary: "Rate a reply, or take the rating back with null",
        body: endpoints["POST /chatbot/rating"].body,
        response: responses("POST /chatbot/rating"),
      },
      handler: async (request) => {
        const { id, rating } = request.body;
        const isRated = await rateReply(database, requireChatUser(request).owner, id, rating);
        if (!isRated) throw new ApiError("CHAT_MESSAGE_NOT_FOUND");
        return success(null);
      },
    });

    app.post("/chatbot/delete", {
      config: { rateLimit: limits.address },
      preHandler: identified,
      schema: {
        ...shared,
        summary: "Delete one conversation, or all. Tickets stay until they are answered",
        body: endpoints["POST /chatbot/delete"].body,
        response: responses("POST /chatbot/delete"),
      },
      handler: async (request) => {
        const { conversation } = request.body;
        const { owner } = requireChatUser(request);
        const conversations = await deleteConversations(database, owner, conversation);
        if (conversation !== undefined && conversations === 0)
          throw new ApiError("CHAT_CONVERSATION_NOT_FOUND");
        return success({ conversations });
      },
    });

    app.post("/chatbot/ticket", {
      config: { rateLimit: config.mail.formLimit },
      preHandler: identified,
      schema: {
        ...shared,
        summary: "Ask a person: the operator gets the conversation by mail, and replies to the given address",
        body: endpoints["POST /chatbot/ticket"].body,
        response: responses("POST /chatbot/ticket"),
      },
      handler: async (request) => {
        const { asker, owner } = requireChatUser(request);
        const { conversation, email, text, locale } = request.body;
        const username = asker.account?.username ?? null;
        const number = await database.transaction().execute(async (transaction) => {
          const found = await findConversation(transaction, owner, conversation);
          if (found === undefined) throw new ApiError("CHAT_CONVERSATION_NOT_FOUND");
          const ticket = { conversation, username, email, text, locale };
          const created = await createTicket(transaction, owner, ticket, now());
          await queueMessage(transaction, { kind: "chat", content: { ticket: created } }, locale, now());
          return created;
        });
        return success({ number }, "Your question is on its way to a person, who will reply by mail.");
      },
    });
  };
}

function acceptsStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("text/event-stream") ?? false;
}
