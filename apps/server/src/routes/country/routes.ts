import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../http/api-error.ts";
import { responses, success } from "../../http/envelope.ts";
import type { Services } from "../../services.ts";
import { createCountryService, type FindCountry } from "./find-country.ts";
import { remember } from "./remember.ts";

/** A country is cached for a day, a failure for a minute. */
const memory = { found: 24 * 3_600_000, notFound: 60_000, most: 10_000 };

export function countryRoutes({ config, log }: Services): FastifyPluginAsyncZod {
  const { countryServiceUrl } = config;
  const ask: FindCountry =
    countryServiceUrl === null ? async () => null : createCountryService(countryServiceUrl);
  const findCountry = remember(async (address) => {
    try {
      return await ask(address);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "country service failed");
      return null;
    }
  }, memory);
  return async (app) => {
    app.get("/country", {
      schema: {
        tags: ["forms"],
        summary: "The country of the caller's network address; 404 when it is unknown",
        response: responses("GET /country"),
      },
      handler: async ({ ip }) => {
        // A dual-stack socket shows an IPv4 address inside an IPv6 one.
        const country = await findCountry(ip.replace(/^::ffff:(?=\d+\.)/, ""));
        if (country === null) throw new ApiError("COUNTRY_UNKNOWN");
        return success({ country });
      },
    });
  };
}
