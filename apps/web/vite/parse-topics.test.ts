import { describe, expect, test } from "vitest";
import { locales } from "../app/i18n/locale.ts";
import { publicPaths } from "../app/i18n/public-paths.ts";
import type { HelpTopic } from "../app/pages/help/help-topic.ts";
import { dashboardPages } from "../app/pages.ts";
import { readHelpFiles } from "./help-texts.ts";
import { parseTopics } from "./parse-topics.ts";

const wallet = {
  name: "wallet.en.md",
  text: "# Wallet\n\n## Which wallets work? {#which}\n\nAny, as [the plan](docs/plan.md) says.\n\nMore: [FAQ](/faq#cost)\n",
};
const extra = { name: "extra.en.md", text: "# Extra\n\n## What else? {#else}\n\n1. *One*.\n2. Two.\n" };

test("an article has its blocks, and links to pages of its language", () => {
  const persian = { ...wallet, name: "wallet.fa.md" };
  const [topic] = parseTopics([wallet, persian], "fa");
  expect(topic).toEqual({
    id: "wallet",
    title: "Wallet",
    articles: [
      {
        id: "which",
        title: "Which wallets work?",
        blocks: [
          {
            kind: "paragraph",
            parts: [
              { kind: "text", text: "Any, as " },
              {
                kind: "link",
                href: "/api/documents/plan.md",
                parts: [{ kind: "text", text: "the plan" }],
              },
              { kind: "text", text: " says." },
            ],
          },
        ],
        more: [{ title: "FAQ", href: "/fa/faq#cost" }],
      },
    ],
  });
});

test("a topic without a place of its own is last", () => {
  expect(parseTopics([extra, wallet], "en").map(({ id }) => id)).toEqual(["wallet", "extra"]);
});

test("an error names the file", () => {
  const twice = { ...extra, text: extra.text.replace("#else", "#which") };
  expect(() => parseTopics([wallet, twice], "en")).toThrow("docs/help/extra.en.md: choose another id");
  const named = { ...extra, text: extra.text.replace("#else", "#wallet") };
  expect(() => parseTopics([wallet, named], "en")).toThrow("docs/help/extra.en.md: choose another id");
  const empty = { ...extra, text: "Text\n" };
  expect(() => parseTopics([empty], "en")).toThrow("docs/help/extra.en.md: A file of the help begins");
  const astray = { ...wallet, text: wallet.text.replace("/faq#cost", "//evil.example") };
  expect(() => parseTopics([astray], "en")).toThrow("docs/help/wallet.en.md: //evil.example is no page");
});

describe("docs/help", () => {
  const files = readHelpFiles();

  test("has the same topics and articles in each language", () => {
    const [english, ...others] = locales.map((locale) => toIds(parseTopics(files, locale)));
    expect(english?.length).toBeGreaterThan(100);
    for (const other of others) expect(other).toEqual(english);
  });

  test.each(locales)("links in %s to pages that exist", (locale) => {
    const pages = new Set([...publicPaths, ...Object.keys(dashboardPages)]);
    const links = [...JSON.stringify(parseTopics(files, locale)).matchAll(/"href":"([^"#?]*)/g)];
    const paths = links.map(([, path = ""]) => path).filter((path) => !path.startsWith("/api/documents/"));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !pages.has(path))).toEqual([]);
  });
});

const toIds = (topics: readonly HelpTopic[]) =>
  topics.flatMap(({ id, articles }) => [id, ...articles.map((article) => `${id}/${article.id}`)]);
