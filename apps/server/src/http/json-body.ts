import type { FastifyInstance } from "fastify";

/**
 * Parses JSON bodies. An empty body counts as no body, since a client may send the JSON content type without a payload;
 * the endpoint's schema decides.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else
      parse(request, body.toString(), (error, value) => {
        if (error === null) done(null, value);
        else done(Object.assign(error, { code: "FST_ERR_CTP_INVALID_JSON_BODY", statusCode: 400 }));
      });
  });
}
