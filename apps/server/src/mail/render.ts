import type { Locale } from "@canopy/shared/api/forms";
import type { MailText } from "./message.ts";

const directions = { en: "ltr", fa: "rtl" } as const;

/** The plain text of a mail. */
export function renderText({ paragraphs, links = [] }: MailText): string {
  return [...paragraphs, ...links.map(({ text, url }) => `${text}:\n${url}`)].join("\n\n");
}

/** The HTML of a mail, in the direction of the language. It loads nothing. */
export function renderHtml({ subject, paragraphs, links = [] }: MailText, locale: Locale): string {
  const body = [
    // Text of a visitor has its own direction.
    ...paragraphs.map((text) => `<p dir="auto" style="white-space:pre-wrap">${escapeHtml(text)}</p>`),
    ...links.map(({ text, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`),
  ];
  return `<!doctype html>
<html lang="${locale}" dir="${directions[locale]}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;line-height:1.6">
${body.join("\n")}
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
