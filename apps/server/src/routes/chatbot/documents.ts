import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { loadCorpus } from "../../chat/corpus.ts";
import { ApiError } from "../../http/api-error.ts";

/** Pages of the documentation, to which replies link. */
export const documentRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const [url, folder] of [
    ["/documents/:page", ""],
    ["/documents/operating/:page", "operating/"],
  ] as const) {
    app.get(url, {
      schema: {
        tags: ["chat"],
        summary: "A page of the documentation as Markdown, to which replies link",
        produces: ["text/plain"],
        params: z.object({ page: z.string().max(100) }),
      },
      handler: async ({ params }, reply) => {
        const { documents } = await loadCorpus();
        const text = documents.get(`${folder}${params.page}`);
        if (text === undefined) throw new ApiError("NOT_FOUND");
        // Browsers save text/markdown instead of showing it.
        return reply.type("text/plain; charset=utf-8").send(text);
      },
    });
  }
};
