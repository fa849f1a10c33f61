import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { test } from "@playwright/test";
import { formatCount, localizeAmount } from "../../apps/web/app/i18n/format.ts";
import { type Locale, localeFacts } from "../../apps/web/app/i18n/locale.ts";
import { localizedPath } from "../../apps/web/app/i18n/public-paths.ts";

/** A test with this tag in its title runs twice: in English on the desktop, and in Persian on the phone. */
const IN_PERSIAN = "@phone-persian";

/** Values of placeholders (`name` or `<0/>`): numbers are written in the language's digits. */
type Values = Readonly<Record<string, string | number>>;

/** Stands for the value of a placeholder that a test leaves open. */
const OPEN = "\u0000";

let persian: ReadonlyMap<string, string> | undefined;

/** The language of the running test. */
export function language(): Locale {
  const { project, tags } = test.info();
  return project.use.isMobile === true && tags.includes(IN_PERSIAN) ? "fa" : "en";
}

/**
 * A text of the site in the language of the running test.
 *
 * @param message the English source with its placeholders, as in the catalogues, or the start of only one of them
 * @throws when there is no such message, or `values` lacks a placeholder
 */
export function t(message: string, values: Values = {}): string {
  const text = translate(message, values);
  if (text.includes(OPEN)) throw new Error(`Values are missing in: ${message}`);
  return text;
}

/** As `t`, for a part of a text. Placeholders without a value match anything. */
export function tLike(message: string, values: Values = {}): RegExp {
  const parts = translate(message, values).split(OPEN);
  return new RegExp(parts.map((part) => part.replace(/[\^$.*+?()[\]{}|]/g, "\\$&")).join(".*"));
}

/** An amount or a number as `@canopy/shared/money` formats it, in the language of the running test. */
export function amount(text: string): string {
  return localizeAmount(text, language());
}

/** The path of a public page in the language of the running test. */
export function localPath(english: string): string {
  return localizedPath(english, language());
}

function translate(message: string, values: Values): string {
  const catalogue = readPersian();
  const source = catalogue.has(message) ? message : findByStart(message);
  return fill(language() === "fa" ? (catalogue.get(source) ?? "") : source, values);
}

function findByStart(start: string): string {
  const [source, other] = [...readPersian().keys()].filter((message) => message.startsWith(start));
  if (source === undefined) throw new Error(`No message starts with: ${start}`);
  if (other !== undefined) throw new Error(`Two messages start with: ${start}`);
  return source;
}

function readPersian(): ReadonlyMap<string, string> {
  persian ??= new Map(
    globSync(join(projectRoot, "apps", "web", "app", "locales", "fa", "*.po")).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
        ([, source = "", text = ""]) => [removeEscapes(source), removeEscapes(text)] as const,
      ),
    ),
  );
  return persian;
}

const removeEscapes = (text: string) => text.replaceAll('\\"', '"').replaceAll("\\n", "\n");

/** Fills in a message of ICU's format, as far as the site uses it: placeholders, plurals and elements. */
function fill(message: string, values: Values): string {
  const withoutElements = message
    .replace(/<\d+\/>/g, (element) => fillPlaceholder(element, values))
    .replace(/<\/?\d+>/g, "");
  let text = "";
  let at = 0;
  while (at < withoutElements.length) {
    const start = withoutElements.indexOf("{", at);
    if (start === -1) break;
    const end = closingBrace(withoutElements, start);
    text += withoutElements.slice(at, start) + fillPlaceholder(withoutElements.slice(start + 1, end), values);
    at = end + 1;
  }
  return text + withoutElements.slice(at);
}

function fillPlaceholder(placeholder: string, values: Values): string {
  const [, name = placeholder, one, other = ""] =
    /^(\w+), plural, one \{(.*)\} other \{(.*)\}$/s.exec(placeholder) ?? [];
  const value = values[name];
  if (one !== undefined) {
    const category = new Intl.PluralRules(localeFacts[language()].tag).select(Number(value ?? 0));
    return fill(category === "one" ? one : other, values);
  }
  if (value === undefined) return OPEN;
  return typeof value === "number" ? formatCount(value, language()) : value;
}

function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is open in: ${text}`);
}
