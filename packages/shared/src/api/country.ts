import * as z from "zod/mini";
import { described } from "../described.ts";

/** GET /country: the country of the caller's network address, as ISO 3166-1 alpha-2. */
export const countryDataSchema = described(z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) }), {
  id: "CountryData",
});
