import { pickSections } from "@canopy/protocol/tree-format/snapshot";
import { type PlanName, usernameSchema } from "@canopy/shared/api/primitives";
import {
  MAXIMUM_SHAPE_SEATS,
  SHAPE_SEATS,
  type TreeEntries,
  type TreeMembers,
} from "@canopy/shared/api/tree";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { readSnapshot } from "../../database/checkpoint.ts";
import type { Database } from "../../database/tables.ts";
import { ApiError } from "../../http/api-error.ts";
import { responses, success } from "../../http/envelope.ts";
import { plan, wholeNumber } from "../../http/query.ts";
import { requirePlan } from "../../http/require-plan.ts";
import { cached, type ResponseCache } from "../../http/response-cache.ts";
import type { Services } from "../../services.ts";
import { requireSeat } from "../members/require-seat.ts";
import { findEntries, onlySeats } from "./find-entries.ts";
import { findTreeRound, type TreeRound } from "./find-tree-round.ts";
import { isInOwnPart } from "./own-part.ts";
import { readCards } from "./read-cards.ts";
import { readEntries } from "./read-entries.ts";
import { sendTree, treeResponses } from "./send-tree.ts";
import { createTreeAccess } from "./tree-access.ts";
import { createTreeFiles } from "./tree-files.ts";
import { seatNumbers, sections, treeParams, treeRound } from "./tree-query.ts";
import { createTreeReader } from "./tree-reader.ts";

const tags = ["tree"];
const security = [{}, { bearer: [] }];
/** Files in a minute, per address. */
const LIMIT = { max: 120, timeWindow: 60_000 };
/** Seconds until a client asks again for a tree that is not written yet. */
const RETRY_AFTER = 15;

/** The tree after a closed round: whole, below a member, what it lacks, and its members. */
export function treeRoutes(services: Services, { fromCache }: ResponseCache): FastifyPluginAsyncZod {
  const { config, database } = services;
  const access = createTreeAccess(services);
  const { isPublic, onRequest } = access;
  const files = createTreeFiles(database);
  const reader = createTreeReader(files);
  const cachedIfPublic = isPublic ? cached : {};

  async function findTree(
    reply: FastifyReply,
    on: Database,
    wanted: PlanName,
    round: number | "latest",
  ): Promise<TreeRound> {
    requirePlan(config, wanted);
    return findTreeRound(on, wanted, round).catch((error: unknown) => {
      if (error instanceof ApiError && isComing(error)) reply.header("retry-after", RETRY_AFTER);
      throw error;
    });
  }

  /** Throws unless `member` is on or below the seat of `top`. */
  async function requireOwn(tree: TreeRound, top: number, member: number): Promise<void> {
    if (member === top) return;
    const later = onlySeats((await findEntries(database, tree)).entries);
    if (!(await isInOwnPart(reader, tree, { top, member, later }))) throw new ApiError("TREE_NOT_YOURS");
  }

  return async (app) => {
    app.addHook("onClose", () => reader.close());

    app.get("/tree/:round", {
      config: { rateLimit: LIMIT },
      onRequest,
      schema: {
        tags,
        security,
        summary: "The whole tree after a closed round, as a file",
        description:
          "`latest` is the newest round with a tree, shortly after its closing. The last 30 trees are kept. A final tree never changes: its URL can be cached for ever.",
        params: treeParams,
        querystring: z.strictObject({ plan, sections: sections.optional() }),
        response: treeResponses,
      },
      handler: async (request, reply) => {
        const { params, query } = request;
        access.requireWhole();
        const tree = await findTree(reply, database, query.plan, params.round);
        const { sections: picked } = query;
        return sendTree(request, reply, {
          version: [...toVersion(tree), ...(picked ?? [])],
          isFixed: tree.isFinal && params.round !== "latest",
          isPublic,
          load: async () => {
            const file = await files.read(tree);
            return picked === undefined ? file : pickSections(file, picked);
          },
        });
      },
    });

    app.get("/members/:username/shape", {
      config: { rateLimit: LIMIT },
      onRequest,
      schema: {
        tags,
        security,
        summary:
          "The tree below a member after a closed round, as a file: the nearest `seats`, level by level",
        params: z.object({ username: usernameSchema }),
        querystring: z.strictObject({
          plan,
          round: treeRound.default("latest"),
          seats: wholeNumber(1, MAXIMUM_SHAPE_SEATS).default(SHAPE_SEATS),
          sections: sections.optional(),
        }),
        response: treeResponses,
      },
      handler: async (request, reply) => {
        const { query } = request;
        const { seats, sections: picked = null } = query;
        const top = await access.readTop(request);
        const tree = await findTree(reply, database, query.plan, query.round);
        const member = await requireSeat(database, query.plan, request.params.username);
        if (top !== null) await requireOwn(tree, top, member);
        return sendTree(request, reply, {
          version: [...toVersion(tree), member, seats, ...(picked ?? [])],
          // A username can pass to another member.
          isFixed: false,
          isPublic,
          load: async () => {
            const slice = await reader.slice(tree, { member, seats, sections: picked });
            if (slice === null) throw new ApiError("TREE_SEAT_TOO_NEW");
            return slice;
          },
        });
      },
    });

    app.get("/tree/:round/entries", {
      config: cachedIfPublic,
      onRequest,
      schema: {
        tags,
        security,
        summary: "Registrations and top-ups of the rounds after a tree, up to 20,000",
        params: treeParams,
        querystring: z.strictObject({ plan }),
        response: responses("GET /tree/:round/entries"),
      },
      handler: async (request, reply) => {
        const { params, query } = request;
        const top = await access.readTop(request);
        const load = async () => {
          const { tree, found } = await readSnapshot(database, async (snapshot) => {
            const tree = await findTree(reply, snapshot, query.plan, params.round);
            return { tree, found: await findEntries(snapshot, tree) };
          });
          return success<TreeEntries>(await readEntries(reader, tree, found, top));
        };
        return isPublic ? fromCache(request, reply, "block", load) : load();
      },
    });

    app.get("/tree/:round/members", {
      config: cachedIfPublic,
      onRequest,
      schema: {
        tags,
        security,
        summary: "Members by the numbers of their seats, as they are now",
        description:
          "Leaves out numbers without a seat, and where the tree is private those outside of the caller's part of it.",
        params: treeParams,
        querystring: z.strictObject({ plan, numbers: seatNumbers }),
        response: responses("GET /tree/:round/members"),
      },
      handler: async (request, reply) => {
        const { params, query } = request;
        const top = await access.readTop(request);
        const load = async () => {
          const tree = await findTree(reply, database, query.plan, params.round);
          return success<TreeMembers>(await readCards({ database, reader }, tree, query.numbers, top));
        };
        return isPublic ? fromCache(request, reply, "block", load) : load();
      },
    });
  };
}

/** Whether the tree will be there later. */
const isComing = ({ code }: ApiError) => code === "TREE_NOT_READY" || code === "TREE_NO_ROUND_CLOSED";

const toVersion = ({ plan: ofPlan, round, blockHash }: TreeRound) => [ofPlan, round, blockHash.slice(2)];
