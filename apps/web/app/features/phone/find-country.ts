import * as z from "zod/mini";
import { api } from "../../api/client.ts";

const countrySchema = z.object({ country: z.string() });

/**
 * Where the person probably is (ISO 3166-1 alpha-2): by the network address, as the server finds it out, else by the
 * languages of the browser. Null when neither tells.
 */
export async function findCountry(): Promise<string | null> {
  try {
    const { country } = await api.get("/country", countrySchema, { signal: AbortSignal.timeout(3_000) });
    return country;
  } catch {
    return countryOfLanguages(navigator.languages);
  }
}

/** The country that the first language names, or where most of its speakers are: `de-AT` is AT, `fa` is IR. */
export function countryOfLanguages(languages: readonly string[]): string | null {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language).maximize();
      if (region) return region;
    } catch {
      // Some browsers name their languages in ways of their own, such as `en-US@posix`.
    }
  }
  return null;
}
