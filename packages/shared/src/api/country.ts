import { z } from "zod";

/** GET /country: where the caller's address is, as ISO 3166-1 alpha-2. */
export const countryDataSchema = z
  .object({ country: z.string().regex(/^[A-Z]{2}$/) })
  .meta({ id: "CountryData" });
