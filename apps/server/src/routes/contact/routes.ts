import { contactRequestSchema } from "@canopy/shared/api/forms";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { answers, success } from "../../http/answers.ts";
import { queueMessage } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";

export function contactRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post("/contact", {
      config: { rateLimit: config.mail.formLimit },
      schema: {
        tags: ["forms"],
        summary: "Write to the operator; the answer comes by mail",
        body: contactRequestSchema,
        response: answers(z.null()),
      },
      handler: async ({ body: { locale, ...content } }) => {
        await queueMessage(database, { kind: "contact", content }, locale, now());
        return success(null, "Thank you. Your message is on its way to us.");
      },
    });
  };
}
