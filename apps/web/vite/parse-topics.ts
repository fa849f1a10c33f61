import { parseHelpTopic } from "@canopy/chat/corpus/help";
import { resolveLink, resolveLinks } from "@canopy/shared/document-links";
import { parseBlocks } from "../app/features/chat/markdown/blocks.ts";
import type { Locale } from "../app/i18n/locale.ts";
import type { HelpTopic } from "../app/pages/help/help-topic.ts";

/** A file by its name, such as `wallet.fa.md`. */
export interface HelpFile {
  readonly name: string;
  readonly text: string;
}

/** The topics in the order of their first use. Others follow by name. */
const order = [
  ...["joining", "wallet", "sign-in", "plan-and-points", "money", "top-up", "ranks", "family", "plus"],
  ...["swap", "bots", "vault", "account", "privacy", "trust", "site", "chat", "operators"],
];

const toPlace = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);

/**
 * The help in one language. Its links lead to pages in that language.
 *
 * @throws Error that names the file, when it is malformed or uses an id twice
 */
export function parseTopics(files: readonly HelpFile[], locale: Locale): HelpTopic[] {
  const ending = `.${locale}.md`;
  const ofLocale = files.filter(({ name }) => name.endsWith(ending));
  const topics = ofLocale.map((file) => parseTopic(file, file.name.slice(0, -ending.length), locale));
  topics.sort((one, other) => toPlace(one.id) - toPlace(other.id) || one.id.localeCompare(other.id));
  checkIds(topics, ending);
  return topics;
}

function parseTopic({ name, text }: HelpFile, id: string, locale: Locale): HelpTopic {
  const { title, articles } = inFile(name, () => parseHelpTopic(text));
  return {
    id,
    title,
    articles: articles.map((article) => ({
      id: article.id,
      title: article.text.title,
      blocks: parseBlocks(resolveLinks(article.text.body, locale)),
      more: article.more.map((source) => {
        const href = resolveLink(source.url, locale);
        if (href === null) throw new Error(`docs/help/${name}: ${source.url} is no page of this site.`);
        return { title: source.title, href };
      }),
    })),
  };
}

function inFile<Result>(name: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (cause) {
    throw new Error(`docs/help/${name}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Topics and articles are on one page, so an id can occur once only. */
function checkIds(topics: readonly HelpTopic[], ending: string): void {
  const seen = new Set(topics.map(({ id }) => id));
  for (const topic of topics) {
    for (const { id } of topic.articles) {
      if (seen.has(id)) throw new Error(`docs/help/${topic.id}${ending}: choose another id than ${id}.`);
      seen.add(id);
    }
  }
}
