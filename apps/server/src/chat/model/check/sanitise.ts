import { plainText } from "./numbers.ts";

/** Which links of a model's text stay. */
export interface AllowedLinks {
  /** Whether a link leads to this site or to a source of the answer. */
  isAllowed(url: string): boolean;
  /** Text of the evidence: names of hosts in it may be repeated. */
  readonly texts: readonly string[];
}

const image = /!\[([^\]]*)\](?:\([^)]*\)?|\[[^\]]*\])?/g;
const link = /\[([^\][]+)\]\(\s*<?([^\s()<>]*)>?[^)]*\)/g;
const referenceLink = /^\s*\[[^\]]+\]:\s*\S+.*$/gm;
const tag = /<[/!?]?[a-z][^>]*>?|<!--[\s\S]*?(?:-->|$)/gi;
/** Format, control and private-use characters, which can hide text or change its direction. */
const hidden = /\p{Cf}|\p{Cc}|\p{Co}/gu;
/** The half-space of Persian, and white space. */
const harmless = /[\u200c\n\t]/;
/** A private-use character: the text has none of its own. */
const MARK = "\ue000";
const marked = new RegExp(`${MARK}(\\d+)${MARK}`, "g");
const host = /(?:[\p{L}\d-]+\.)+\p{L}{2,}/gu;

/**
 * A sentence of a model without HTML, images, and links to other sites. Null for a sentence that sends the reader to a host,
 * an address or an account that no source names: without its link it would still do so.
 */
export function sanitise(sentence: string, { isAllowed, texts }: AllowedLinks): string | null {
  const kept: string[] = [];
  const text = sentence
    .replace(/\r\n?/g, "\n")
    .replace(hidden, (character) => (harmless.test(character) ? character : ""))
    .replace(image, "$1")
    .replace(referenceLink, "")
    .replace(link, (_, label: string, url: string) => {
      if (!isAllowed(url)) return label;
      kept.push(`[${label}](${url})`);
      return `${MARK}${kept.length - 1}${MARK}`;
    })
    .replace(tag, "");
  if (/&(?:#\w+|\w+);|data:|javascript:|\bt\.me\b|(?<![\w.])@\w{3,}/i.test(text)) return null;
  const hosts = plainText(text).match(host) ?? [];
  if (hosts.some((name) => !texts.some((known) => known.includes(name)))) return null;
  return text.replace(marked, (_, index: string) => kept[Number(index)] ?? "");
}
