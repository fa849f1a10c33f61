import { Readable } from "node:stream";
import { errorEnvelopeSchema } from "@canopy/shared/envelope";
import type { FastifyReply } from "fastify";
import { z } from "zod";

/** The responses of a route that returns CSV. */
export function csvResponses(example: string) {
  return {
    200: { description: "Done", content: { "text/csv": { schema: z.string().meta({ example }) } } },
    "4xx": errorEnvelopeSchema,
    "5xx": errorEnvelopeSchema,
  };
}

/** Sends a table as a file to download. A generator is streamed. */
export function sendCsv(
  reply: FastifyReply,
  filename: string,
  table: string | AsyncIterable<string>,
): FastifyReply {
  return reply
    .header("content-type", "text/csv; charset=utf-8; header=present")
    .header("content-disposition", `attachment; filename="${filename}"`)
    .send(typeof table === "string" ? table : Readable.from(table));
}
