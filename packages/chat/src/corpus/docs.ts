import type { Passage } from "../passage.ts";

/** The anchor of a heading, as GitHub forms it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** Headings of a page, but not lines of a program that begin with the same sign. */
function splitSections(markdown: string): string[][] {
  const sections: string[][] = [[]];
  let isCode = false;
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    if (!isCode && /^#{2,3} /.test(line)) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections;
}

/**
 * The sections of a page of `docs`, which is in English only. `name` is its file name without the extension; the id of a
 * section is `docs/<name>#<anchor>`, that of the page's beginning `docs/<name>`.
 */
export function parseDocs(name: string, markdown: string): Passage[] {
  const topic = /^# (.+)$/m.exec(markdown)?.[1]?.trim() ?? name;
  return splitSections(markdown).flatMap((lines, index) => {
    const [heading = "", ...rest] = index === 0 ? ["", ...lines.filter((line) => !/^# /.test(line))] : lines;
    const body = rest
      .join("\n")
      .replace(/^!\[.*$/gm, "")
      .trim();
    if (body === "") return [];
    const title = index === 0 ? topic : heading.replace(/^#+ /, "").trim();
    const anchor = index === 0 ? "" : `#${toAnchor(title)}`;
    const source = { title: index === 0 ? topic : `${topic}: ${title}`, url: `docs/${name}.md${anchor}` };
    return [
      {
        id: `docs/${name}${anchor}`,
        topic,
        kind: "docs" as const,
        texts: { en: { title, body } },
        sources: { en: [source], fa: [source] },
      },
    ];
  });
}
