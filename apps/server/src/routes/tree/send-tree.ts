import { TREE_MEDIA_TYPE } from "@canopy/shared/api/tree";
import { errorEnvelopeSchema } from "@canopy/shared/envelope";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { matchesEtag } from "../../http/etag.ts";

/** Changes when the same tree gets another file: part of every ETag. */
const FORMAT = 2;

/** The responses of a route that returns a file of the tree. */
export const treeResponses = {
  200: {
    description: "A file as docs/tree-format.md describes it",
    content: { [TREE_MEDIA_TYPE]: { schema: z.string().meta({ format: "binary" }) } },
  },
  "4xx": errorEnvelopeSchema,
  "5xx": errorEnvelopeSchema,
};

interface TreeResponse {
  /** What identifies the file among those of its URL. */
  version: readonly (string | number)[];
  /** The URL returns the same file forever, to all callers. */
  isFixed: boolean;
  isPublic: boolean;
  load(): Promise<Uint8Array>;
}

/** Sends a file, or 304 to a client that has it. */
export async function sendTree(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, isFixed, isPublic, load }: TreeResponse,
): Promise<FastifyReply> {
  const etag = `"${[FORMAT, ...version].join(".")}"`;
  const isSame = matchesEtag(request.headers["if-none-match"], etag);
  const file = isSame ? null : await load();
  reply.header("etag", etag);
  reply.header("cache-control", toLifetime(isPublic, isFixed));
  if (file === null) return reply.code(304).send();
  return reply.type(TREE_MEDIA_TYPE).send(Buffer.from(file.buffer, file.byteOffset, file.length));
}

function toLifetime(isPublic: boolean, isFixed: boolean): string {
  if (!isPublic) return "private, no-cache";
  return isFixed ? "public, max-age=31536000, immutable" : "public, no-cache";
}
