import type { Answerer } from "@canopy/chat/answerer";
import type { Locale } from "@canopy/shared/api/forms";
import type { FoundPassage } from "../tools/define/tool.ts";

/** A search of the documents whose passages are in one language, or in English where only that exists. */
export function createSearch({ search }: Answerer, locale: Locale) {
  return (query: string, limit: number): FoundPassage[] =>
    search(query, limit).flatMap(({ passage: { id, texts, sources } }) => {
      const text = texts[locale] ?? texts.en;
      if (text === undefined) return [];
      return [{ id, title: text.title, text: text.body, sources: sources[locale] }];
    });
}
