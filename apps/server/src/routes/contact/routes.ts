import { endpoints } from "@canopy/shared/api/endpoints";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { responses, success } from "../../http/envelope.ts";
import { queueMessage } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";

export function contactRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post("/contact", {
      config: { rateLimit: config.mail.formLimit },
      schema: {
        tags: ["forms"],
        summary: "Write to the operator, who answers by email",
        body: endpoints["POST /contact"].body,
        response: responses("POST /contact"),
      },
      handler: async ({ body: { locale, ...content } }) => {
        await queueMessage(database, { kind: "contact", content }, locale, now());
        return success(null, "Thank you. Your message is on its way to us.");
      },
    });
  };
}
