import { type ProfileDeleted, type ProfileExport, settingsRequestSchema } from "@canopy/shared/api/settings";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deleteChats, exportChats } from "../../chat/store/export-chats.ts";
import { ApiError } from "../../http/api-error.ts";
import { responses, success } from "../../http/envelope.ts";
import { readChain } from "../../http/read-chain.ts";
import type { Services } from "../../services.ts";
import { accountLimit } from "../auth/account-limit.ts";
import { authenticate, requireAccount } from "../auth/authenticate.ts";
import { presentSessions } from "../auth/present-sessions.ts";
import { readMembership } from "../auth/read-membership.ts";
import { requireMember } from "../auth/require-member.ts";
import { endAllSessions, listSessions } from "../auth/sessions.ts";
import { findBots, isOwnBot } from "../bots/own-bots.ts";
import { presentBot } from "../bots/present-bot.ts";
import { deleteAvatar } from "../profile/avatars.ts";
import { findPicture } from "./find-picture.ts";
import { deleteSettings, readSettings, saveSettings } from "./store-settings.ts";

const tags = ["profile"];
const security = [{ bearer: [] }];
/** Requests in ten minutes, per account. */
const LIMIT = { max: 120, timeWindow: 600_000 };

/** What a member chose on the site, and all that the server keeps about the member. */
export function settingsRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, chain, now } = services;
  const toOwner = async (request: FastifyRequest) => ({
    id: await requireMember(services, request),
    wallet: requireAccount(request),
  });
  const toAccount = (request: FastifyRequest) => ({
    chainId: config.chain.id,
    address: requireAccount(request),
  });

  return async (app) => {
    app.addHook("onRequest", authenticate(services));
    app.addHook("preHandler", accountLimit(app, "settings", LIMIT));

    app.get("/settings", {
      schema: {
        tags,
        security,
        summary: "The settings of the signed-in member",
        response: responses("GET /settings"),
      },
      handler: async (request) => success(await readSettings(database, await toOwner(request), now())),
    });

    app.put("/settings", {
      schema: {
        tags,
        security,
        summary: "Replace the settings. A lower spending limit takes effect at once, a higher one in 7 days",
        body: settingsRequestSchema,
        response: responses("PUT /settings"),
      },
      handler: async (request) => {
        const owner = await toOwner(request);
        return success(await saveSettings(database, owner, request.body, now()), "Your settings are saved.");
      },
    });

    app.get("/profile/export", {
      schema: {
        tags,
        security,
        summary: "All that the server keeps about the signed-in member, apart from the public index",
        response: responses("GET /profile/export"),
      },
      handler: async (request) => {
        const wallet = requireAccount(request);
        const member = await readChain(() => readMembership(chain, config.chain, wallet));
        if (member === null) throw new ApiError("SEAT_MOVED");
        const { id, username } = member;
        const [settings, picture, sessions, bots, chat] = await Promise.all([
          readSettings(database, { id, wallet }, now()),
          findPicture(database, { id, wallet }),
          listSessions(database, toAccount(request), now()),
          findBots(database, { id, wallet }),
          exportChats(database, { member: { id, wallet } }),
        ]);
        return success<ProfileExport>({
          exportedAt: now().toISOString(),
          member: { id, wallet, username },
          settings,
          picture,
          sessions: presentSessions(request, sessions),
          bots: bots.map((bot) => presentBot(bot, config.bots.paperDays)),
          chat,
        });
      },
    });

    app.delete("/profile", {
      schema: {
        tags,
        security,
        summary:
          "Delete the picture, the settings, the paper bots, what the log says about skipped rules, the chat with its tickets, and all sessions of the signed-in member",
        response: responses("DELETE /profile"),
      },
      handler: async (request) => {
        const owner = await toOwner(request);
        const until = await deleteSettings(database, owner, now());
        await deleteAvatar(database, owner.id);
        await database.deleteFrom("paper_bots").where(isOwnBot(owner)).execute();
        await database.deleteFrom("vault_skips").where("owner", "=", owner.wallet).execute();
        await deleteChats(database, { member: owner });
        await database.deleteFrom("sign_in_messages").where("address", "=", owner.wallet).execute();
        await endAllSessions(database, toAccount(request));
        request.log.info({ account: request.account }, "deleted a profile");
        const data: ProfileDeleted = { spendingLimitUntil: until?.toISOString() ?? null };
        return success(data, "What this site kept about you is deleted, and you are logged out.");
      },
    });
  };
}
