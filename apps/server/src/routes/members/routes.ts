import type { IdentityPage, MemberPage, UplinePage } from "@canopy/shared/api/members";
import { usernameSchema } from "@canopy/shared/api/primitives";
import { MAXIMUM_TREE_DEPTH, type TreeData } from "@canopy/shared/api/tree";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../http/api-error.ts";
import { cursorParameter, encodeCursor, int4, int8, toPage } from "../../http/cursor.ts";
import { responses, success } from "../../http/envelope.ts";
import { limit, plan, wholeNumber } from "../../http/query.ts";
import { requirePlan } from "../../http/require-plan.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import type { Services } from "../../services.ts";
import { findIdentities } from "./find-identities.ts";
import { findMember } from "./find-member.ts";
import { findTree } from "./find-tree.ts";
import { findUplines } from "./find-uplines.ts";
import { listMembers, listReferrals, presentLine, searchMembers } from "./list-members.ts";
import { presentIdentity, presentTreeNode, presentUplines } from "./present-lists.ts";
import { presentMember } from "./present-member.ts";
import { refuseSeat, requireSeat } from "./require-seat.ts";

const tags = ["members"];
const params = z.object({ username: usernameSchema });
/** Uplines per page. */
const PATH_LIMIT = 64;

const searchSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,15}$/, "1 to 16 characters: a-z, 0-9 and _, starting with a letter")
  .meta({ description: "Prefix of the usernames", example: "wil" });

/** Members and their seats, which are public on the chain. */
export function membersRoutes(
  { config, database }: Services,
  { fromCache }: ResponseCache,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/members", {
      config: cached,
      schema: {
        tags,
        summary: "All members by id, or the first 20 whose usernames start with `search`",
        querystring: z.strictObject({
          plan,
          search: searchSchema.optional(),
          cursor: cursorParameter(int4).optional(),
          limit: limit(),
        }),
        response: responses("GET /members"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          requirePlan(config, query.plan);
          if (query.search !== undefined) {
            const found = await searchMembers(database, query.plan, query.search);
            return success<MemberPage>({ items: found.map(presentLine), next: null });
          }
          const [after = 0] = query.cursor ?? [];
          const rows = await listMembers(database, query.plan, { after, limit: query.limit + 1 });
          return success<MemberPage>(toPage(rows, query.limit, ({ id }) => [id], presentLine));
        }),
    });

    app.get("/members/:username", {
      config: cached,
      schema: {
        tags,
        summary: "A member's seat, legs, earnings and entries",
        params,
        querystring: z.strictObject({ plan }),
        response: responses("GET /members/:username"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { username } = request.params;
          requirePlan(config, request.query.plan);
          const member = await findMember(database, request.query.plan, username);
          return success(presentMember(member ?? (await refuseSeat(database, username))));
        }),
    });

    app.get("/members/:username/tree", {
      config: cached,
      schema: {
        tags,
        summary:
          "`depth` levels of the tree, the member's own the first; request a seat on the last level for the levels below it",
        params,
        querystring: z.strictObject({ plan, depth: wholeNumber(1, MAXIMUM_TREE_DEPTH).default(3) }),
        response: responses("GET /members/:username/tree"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { username } = request.params;
          const { query } = request;
          requirePlan(config, query.plan);
          const rows = await findTree(database, query.plan, username, query.depth);
          if (rows.length === 0) return refuseSeat(database, username);
          return success<TreeData>({ plan: query.plan, nodes: rows.map(presentTreeNode) });
        }),
    });

    app.get("/members/:username/uplines", {
      config: cached,
      schema: {
        tags,
        summary: "The path from the member's upline up to the root",
        params,
        querystring: z.strictObject({
          plan,
          cursor: cursorParameter(int4, int4).optional(),
          limit: limit(PATH_LIMIT),
        }),
        response: responses("GET /members/:username/uplines"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { username } = request.params;
          const { query } = request;
          requirePlan(config, query.plan);
          const [asked, from = null] = query.cursor ?? [];
          const path = await findUplines(database, query.plan, username, { from, limit: query.limit });
          const [first] = path;
          const last = path.at(-1);
          if (first === undefined || last === undefined) return refuseSeat(database, username);
          if (asked !== undefined && asked !== first.asked_id)
            throw new ApiError("VALIDATION", {
              fieldErrors: { cursor: "A cursor of another member's path" },
            });
          const next = last.upline_id === 0 ? null : encodeCursor([last.asked_id, last.id]);
          return success<UplinePage>({ items: presentUplines(path), next });
        }),
    });

    app.get("/members/:username/referrals", {
      config: cached,
      schema: {
        tags,
        summary: "Members whom this member sponsored",
        params,
        querystring: z.strictObject({ plan, cursor: cursorParameter(int4).optional(), limit: limit() }),
        response: responses("GET /members/:username/referrals"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          requirePlan(config, query.plan);
          const sponsor = await requireSeat(database, query.plan, request.params.username);
          const [after = 0] = query.cursor ?? [];
          const page = { after, limit: query.limit + 1 };
          const rows = await listReferrals(database, query.plan, sponsor, page);
          return success<MemberPage>(toPage(rows, query.limit, ({ id }) => [id], presentLine));
        }),
    });

    app.get("/members/:username/identities", {
      config: cached,
      schema: {
        tags,
        summary: "Usernames and wallets of the member over time, the newest first",
        params,
        querystring: z.strictObject({
          cursor: cursorParameter(int8, int4, z.enum(["username", "account"])).optional(),
          limit: limit(),
        }),
        response: responses("GET /members/:username/identities"),
      },
      handler: (request, reply) =>
        fromCache(request, reply, "block", async () => {
          const { query } = request;
          const member = await requireSeat(database, "core", request.params.username);
          const before = query.cursor ?? null;
          const rows = await findIdentities(database, member, { before, limit: query.limit + 1 });
          return success<IdentityPage>(
            toPage(
              rows,
              query.limit,
              ({ block_number, log_index, field }) => [Number(block_number), log_index, field],
              presentIdentity,
            ),
          );
        }),
    });
  };
}
