import * as z from "zod/mini";
import { api } from "../../api/client.ts";

const countrySchema = z.object({ country: z.string() });

/**
 * The visitor's probable country (ISO 3166-1 alpha-2): by the server's IP lookup, or else by the browser's languages. Null when
 * both are unknown.
 */
export async function findCountry(): Promise<string | null> {
  try {
    const { country } = await api.get("/country", countrySchema, { signal: AbortSignal.timeout(3_000) });
    return country;
  } catch {
    return guessCountry(navigator.languages);
  }
}

/** The country of the first language, or the one with most of its speakers: `de-AT` is AT, `fa` is IR. */
export function guessCountry(languages: readonly string[]): string | null {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language).maximize();
      if (region) return region;
    } catch {
      // Some browsers report invalid tags such as `en-US@posix`.
    }
  }
  return null;
}
