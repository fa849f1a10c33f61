import type { Locale } from "@canopy/shared/api/forms";
import type { Passage, PassageText, Source } from "../passage.ts";

/** An article in one language. */
export interface HelpArticle {
  readonly id: string;
  readonly text: PassageText;
  /** The links of its last line. */
  readonly more: readonly Source[];
}

/** The articles of a topic in one language. */
export interface HelpTopic {
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}

const articleHeading = /^## (.+?)\s*\{#([a-z0-9-]+)\}\s*$/;
/** "More: [text](/path), [text](docs/page.md)" in the last line. */
const moreLine = /^(?:More|بیشتر)\s*:\s*(?=\[)/;
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

function parseArticle(id: string, title: string, lines: readonly string[]): HelpArticle {
  const text = lines.join("\n").trim();
  const last = text.slice(text.lastIndexOf("\n") + 1);
  const hasMore = moreLine.test(last);
  const more = hasMore
    ? Array.from(last.matchAll(link), ([, label = "", url = ""]) => ({ title: label, url }))
    : [];
  const body = hasMore ? text.slice(0, text.length - last.length).trimEnd() : text;
  if (body === "") throw new Error(`The article ${id} is empty.`);
  return { id, text: { title, body }, more };
}

/** Reads a file of `docs/help`. */
export function parseHelpTopic(markdown: string): HelpTopic {
  const [first = "", ...parts] = markdown.split(/^(?=## )/m);
  const title = /^# (.+)$/m.exec(first)?.[1];
  if (title === undefined) throw new Error("A file of the help begins with its title: # Title.");
  const articles = parts.map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    const [, name, id] = articleHeading.exec(heading) ?? [];
    if (name === undefined || id === undefined) throw new Error(`Add an id to the heading: ${heading} {#id}`);
    return parseArticle(id, name, lines);
  });
  return { title: title.trim(), articles };
}

/** The articles of one topic of `docs/help`, which has the same ones in both languages and in the same order. */
export function parseHelp(files: Readonly<Record<Locale, string>>): Passage[] {
  const en = parseHelpTopic(files.en);
  const fa = parseHelpTopic(files.fa);
  if (en.articles.length !== fa.articles.length) {
    throw new Error(
      `"${en.title}" has ${en.articles.length} articles, and ${fa.articles.length} in Persian.`,
    );
  }
  return en.articles.map((article, index) => {
    const other = fa.articles[index];
    if (other?.id !== article.id)
      throw new Error(`The article ${article.id} is missing in Persian, or elsewhere.`);
    return {
      id: article.id,
      topic: en.title,
      kind: "help",
      texts: { en: article.text, fa: other.text },
      sources: { en: toSources(article), fa: toSources(other) },
    };
  });
}

/** The article itself, on the help page, then the pages that it names. */
const toSources = ({ id, text, more }: HelpArticle): Source[] => [
  { title: text.title, url: `/help#${id}` },
  ...more,
];
