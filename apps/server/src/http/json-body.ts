import type { FastifyInstance } from "fastify";

/**
 * Takes JSON bodies, as a string first: a call without a payload may still say that it sends JSON, and an empty body is
 * then no body, for the endpoint's schema to judge.
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
