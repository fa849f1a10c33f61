import type { SwaggerOptions } from "@fastify/swagger";
import { createJsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { tidyComponents } from "./tidy-components.ts";

/** Options that generate the API's document from the endpoints' schemas. */
export const openapiOptions: SwaggerOptions = {
  openapi: {
    openapi: "3.1.0",
    info: {
      title: "Canopy API",
      version: "1",
      description:
        "Every response is an envelope: `success`, `message`, `data`, `errors`. An error has `data: null`, a code of the error catalogue in `errors.code`, and a message for each invalid field under the field's name. Amounts are decimal strings in the smallest unit. Lists have pages of `limit` items; send `next` as `cursor` for the next page. Public reads except CSV files have an `ETag` (send it in `If-None-Match` to get 304). Those from the index also have `X-Indexed-Block`: they include everything up to that block. Every endpoint accepts a query parameter `_t` and ignores it; its only purpose is to bypass caches.",
    },
    servers: [{ url: "/api" }],
    tags: [
      { name: "plan", description: "The current plan: figures, prices and contract addresses" },
      {
        name: "members",
        description: "Members, their seats and earnings: public on the chain, from the index",
      },
      { name: "tree", description: "All seats after a closed round, as a file, and what it lacks" },
      { name: "rounds", description: "Entries and payouts by round" },
      { name: "markets", description: "Candles of the token pairs that bots trade" },
      { name: "ranks", description: "Heroes and Knights by month" },
      {
        name: "report",
        description: "Solvency and the distribution of outcomes, for anyone to check",
      },
      { name: "auth", description: "Sign-in with a wallet, and sessions" },
      { name: "bots", description: "A member's paper bots, which trade without money, and their log" },
      { name: "profile", description: "A member's picture, settings and data" },
      { name: "chat", description: "Questions that the documents and the index answer" },
      { name: "forms", description: "Messages to the operator, and the newsletter" },
      { name: "server", description: "Health of the server" },
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
