import type { SwaggerOptions } from "@fastify/swagger";
import { createJsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { tidyComponents } from "./tidy-components.ts";

/** How the API's document is made from the endpoints' schemas. */
export const openapiOptions: SwaggerOptions = {
  openapi: {
    openapi: "3.1.0",
    info: {
      title: "Canopy API",
      version: "1",
      description:
        "Every answer is an envelope: `success`, `message`, `data`, `errors`. A failure has `data: null`, the code of the error catalogue in `errors.code`, and what is wrong with each field under the field's name. Amounts are decimal strings in the smallest unit. Lists come in pages: `limit` items, and `next` to be handed back as `cursor`. Public reads, CSV files apart, carry an `ETag` (answered with 304 when it comes back in `If-None-Match`) and, where they are of the index, `X-Indexed-Block`: they hold all that happened up to that block. A query parameter `_t` is accepted everywhere and ignored; it only defeats caches.",
    },
    servers: [{ url: "/api" }],
    tags: [
      { name: "plan", description: "The plan now: figures, prices and where its contracts are" },
      {
        name: "members",
        description: "Members, their places and what they earned: public on the chain, from the index",
      },
      { name: "rounds", description: "What entered and was shared out, round by round" },
      { name: "ranks", description: "Heroes and Knights, month by month" },
      {
        name: "report",
        description: "What anybody may check: solvency and the honest distribution of outcomes",
      },
      { name: "auth", description: "Sign-in with a wallet, and sessions" },
      { name: "profile", description: "What a member tells about themself" },
      { name: "forms", description: "Messages to the operator, and the newsletter" },
      { name: "server", description: "How the server is" },
    ],
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token of POST /auth/login" },
      },
    },
  },
  stripBasePath: true,
  transform: createJsonSchemaTransform({}),
  transformObject: (input) => {
    const document = jsonSchemaTransformObject(input);
    return "openapi" in document ? tidyComponents(document) : document;
  },
};
