import type { Locale } from "@canopy/shared/api/forms";
import type { MailText } from "./message.ts";

const directions = { en: "ltr", fa: "rtl" } as const;

export function renderText({ paragraphs, links = [] }: MailText): string {
  return [...paragraphs, ...links.map(({ text, url }) => `${text}:\n${url}`)].join("\n\n");
}

/** Renders HTML that makes no requests. */
export function renderHtml({ subject, paragraphs, links = [] }: MailText, locale: Locale): string {
  const body = [
    // A visitor may write in the other direction from the mail's.
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
