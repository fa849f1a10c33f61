import { endpoints } from "@canopy/shared/api/endpoints";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../http/api-error.ts";
import { responses, success } from "../../http/envelope.ts";
import type { Services } from "../../services.ts";
import { confirm, subscribe, unsubscribe } from "./subscriptions.ts";

const tags = ["forms"];

export function newsletterRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  const rateLimit = config.mail.formLimit;
  return async (app) => {
    app.post("/newsletter", {
      config: { rateLimit },
      schema: {
        tags,
        summary: "Request the mail that confirms an address; the response does not depend on the address",
        body: endpoints["POST /newsletter"].body,
        response: responses("POST /newsletter"),
      },
      handler: async ({ body: { email, locale } }) => {
        await subscribe(database, email, locale, now());
        return success(
          null,
          "Check your inbox. Unless this address is already confirmed, you will receive a mail with a link.",
        );
      },
    });

    app.post("/newsletter/confirm", {
      config: { rateLimit },
      schema: {
        tags,
        summary: "Confirm an address with the mailed token, within 48 hours",
        body: endpoints["POST /newsletter/confirm"].body,
        response: responses("POST /newsletter/confirm"),
      },
      handler: async ({ body }) => {
        if (!(await confirm(database, body.token, now()))) throw new ApiError("LINK_EXPIRED");
        return success(null, "Your subscription is confirmed.");
      },
    });

    app.post("/newsletter/unsubscribe", {
      config: { rateLimit },
      schema: {
        tags,
        summary: "Delete an address, with the mailed token",
        body: endpoints["POST /newsletter/unsubscribe"].body,
        response: responses("POST /newsletter/unsubscribe"),
      },
      handler: async ({ body }) => {
        if (!(await unsubscribe(database, body.token))) throw new ApiError("LINK_EXPIRED");
        return success(null, "You are unsubscribed.");
      },
    });
  };
}
