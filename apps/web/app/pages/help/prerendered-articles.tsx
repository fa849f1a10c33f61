import type { ComponentType } from "react";
import type { Locale } from "../../i18n/locale.ts";
import { prerendered } from "../../lib/prerendered.tsx";
import type { HelpTopic } from "./help-topic.ts";

interface ArticlesProps {
  /** The id of a topic. */
  readonly topic: string;
}

/**
 * The articles of a topic in each language. Browsers keep the prerendered ones, and load texts only after a navigation within
 * the site.
 */
export const prerenderedArticles: Record<Locale, ComponentType<ArticlesProps>> = {
  en: prerendered(() => loadArticles(import("virtual:help/en")), "div"),
  fa: prerendered(() => loadArticles(import("virtual:help/fa")), "div"),
};

async function loadArticles(texts: Promise<{ topics: readonly HelpTopic[] }>) {
  const [{ topics }, { TopicArticles }] = await Promise.all([texts, import("./TopicArticles.tsx")]);
  return function Articles({ topic }: ArticlesProps) {
    return <TopicArticles articles={topics.find(({ id }) => id === topic)?.articles ?? []} />;
  };
}
