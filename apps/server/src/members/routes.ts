import { memberDataSchema } from "@canopy/shared/api/members";
import { usernameSchema } from "@canopy/shared/api/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { answers, success } from "../http/answers.ts";
import { ApiError } from "../http/api-error.ts";
import type { Services } from "../services.ts";
import { findMember, hasIndex } from "./find-member.ts";
import { presentMember } from "./present-member.ts";

export function membersRoutes({ database }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/members/:username", {
      schema: {
        tags: ["members"],
        summary: "A member's seat and entries, from the index; all of it is public on the chain",
        params: z.object({ username: usernameSchema }),
        response: answers(memberDataSchema),
      },
      handler: async ({ params }) => {
        const member = await findMember(database, params.username);
        // Before the index has begun, that a name is not in it says nothing.
        if (member === null)
          throw new ApiError((await hasIndex(database)) ? "MEMBER_NOT_FOUND" : "SERVICE_UNAVAILABLE");
        return success(presentMember(member));
      },
    });
  };
}
