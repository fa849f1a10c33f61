import type { Answerer } from "@canopy/chat/answerer";
import { detectLocale } from "@canopy/chat/text/language";
import type { Locale } from "@canopy/shared/api/forms";
import type { FoundPassage } from "../tools/definition/tool.ts";

/**
 * A search of the documents whose passages are in the language of the query, or in English where only that exists.
 *
 * @param fallback the language of a query without letters
 */
export function createSearch({ search }: Pick<Answerer, "search">, fallback: Locale) {
  return (query: string, limit: number): FoundPassage[] => {
    const locale = detectLocale(query, fallback);
    return search(query, limit).flatMap(({ passage: { id, texts, sources } }) => {
      const text = texts[locale] ?? texts.en;
      if (text === undefined) return [];
      return [{ id, title: text.title, text: text.body, sources: sources[locale] }];
    });
  };
}
