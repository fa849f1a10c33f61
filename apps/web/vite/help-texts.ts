import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { locales } from "../app/i18n/locale.ts";
import type { HelpTitle, HelpTopic } from "../app/pages/help/help-topic.ts";
import { type HelpFile, parseTopics } from "./parse-topics.ts";

const folder = fileURLToPath(new URL("../../../docs/help/", import.meta.url));
const PREFIX = "virtual:help/";

/**
 * The help of `docs/help` as modules of data, so that no browser parses Markdown: `virtual:help/titles` has the
 * topics without texts in every language, `virtual:help/<language>` their articles.
 */
export function helpTexts(): Plugin {
  return {
    name: "canopy:help-texts",
    resolveId: {
      filter: { id: /^virtual:help\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:help\// },
      handler(id) {
        for (const name of fileNames()) this.addWatchFile(join(folder, name));
        return toModule(id.slice(1 + PREFIX.length));
      },
    },
  };
}

/** The files of `docs/help`. */
export function readHelpFiles(): HelpFile[] {
  return fileNames().map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}

const fileNames = () => readdirSync(folder).filter((name) => name.endsWith(".md"));

function toModule(name: string): string {
  const files = readHelpFiles();
  const locale = locales.find((known) => known === name);
  if (locale !== undefined) return `export const topics = ${JSON.stringify(parseTopics(files, locale))};`;
  const titles = locales.map((known) => [known, parseTopics(files, known).map(toTitle)]);
  return `export const titles = ${JSON.stringify(Object.fromEntries(titles))};`;
}

const toTitle = ({ id, title, articles: { length } }: HelpTopic): HelpTitle => ({
  id,
  title,
  articles: length,
});
