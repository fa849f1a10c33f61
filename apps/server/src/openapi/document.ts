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
        "Every answer is an envelope: `success`, `message`, `data`, `errors`. A failure has `data: null`, the code of the error catalogue in `errors.code`, and what is wrong with each field under the field's name. Amounts are decimal strings in the smallest unit. A query parameter `_t` is accepted everywhere and ignored; it only defeats caches.",
    },
    servers: [{ url: "/api" }],
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
