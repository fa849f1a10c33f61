import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../http/api-error.ts";
import { responses, success } from "../../http/envelope.ts";
import type { Services } from "../../services.ts";
import { cacheLookup } from "./cache-lookup.ts";
import { createCountryService, type FindCountry } from "./find-country.ts";

const limits = { found: 24 * 3_600_000, notFound: 60_000, size: 10_000 };

export function countryRoutes({ config, log }: Services): FastifyPluginAsyncZod {
  const { countryServiceUrl } = config;
  const lookUp: FindCountry =
    countryServiceUrl === null ? async () => null : createCountryService(countryServiceUrl);
  const findCountry = cacheLookup(async (address) => {
    try {
      return await lookUp(address);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "country lookup failed");
      return null;
    }
  }, limits);
  return async (app) => {
    app.get("/country", {
      schema: {
        tags: ["forms"],
        summary: "The country of the client's IP address; 404 if it is unknown",
        response: responses("GET /country"),
      },
      handler: async ({ ip }) => {
        // A dual-stack socket maps IPv4 addresses to IPv6.
        const country = await findCountry(ip.replace(/^::ffff:(?=\d+\.)/, ""));
        if (country === null) throw new ApiError("COUNTRY_UNKNOWN");
        return success({ country });
      },
    });
  };
}
