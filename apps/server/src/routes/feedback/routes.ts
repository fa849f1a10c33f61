import { endpoints } from "@canopy/shared/api/endpoints";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { responses, success } from "../../http/envelope.ts";
import { queueMessage } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";

export function feedbackRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post("/feedback", {
      config: { rateLimit: config.mail.formLimit },
      schema: {
        tags: ["forms"],
        summary: "Send feedback to the operator; the username is not verified",
        body: endpoints["POST /feedback"].body,
        response: responses("POST /feedback"),
      },
      handler: async ({ body: { locale, ...content } }) => {
        await queueMessage(database, { kind: "feedback", content }, locale, now());
        return success(null, "Thank you. Your feedback is on its way to us.");
      },
    });
  };
}
