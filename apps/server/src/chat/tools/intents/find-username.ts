import { usernamePattern } from "@canopy/shared/username";
import { anyOf, toLine } from "./words.ts";

/** Names that follow a word for a member, or that a question about figures has. */
const named =
  /(?:\b(?:member|user|username|seat of|of member)\s+|@|(?:عضو|کاربر|نام کاربری|جایگاه)\s+)["'«]?([a-z][a-z0-9_]{3,15})\b/iu;
const owner =
  /\b([a-z][a-z0-9_]{3,15})['’]s\s+(?:seat|units?|points?|legs?|team|figures|earnings|sponsor)\b/iu;
const doing = /\b(?:does|has|did)\s+([a-z][a-z0-9_]{3,15})\s+(?:have|earn|earned|own|hold|make)\b/iu;
/** In a Persian question the only Latin word of this form. */
const latin = /(?<![\w@./-])([a-z][a-z0-9_]{3,15})(?![\w@./-])/giu;

const figure = anyOf(
  "unit*, point*, leg, legs, team, figures, earn*, earnings, seat, sponsor, show, tell me, about, how much, how many, " +
    "واحد*, امتیاز*, شاخه*, تیم, آمار, درآمد*, جایگاه, حامی, نشان, نشون, درباره, چقدر, چند, مشخصات, اطلاعات",
);
const rules = anyOf(
  "how do, how can, how to, why, should, change, choose, چطور, چگونه, چرا, تغییر, انتخاب, باید",
);

/** Words of the product that have the form of a username. */
const reserved = new Set(
  (
    "canopy plus hero knight heropool polygon metamask chainlink wallet walletconnect username member members user users pool " +
    "with that this from have does what which whose your their name names change changes figures matic amoy usdt usdc weth wbtc link flash commons"
  ).split(" "),
);

/** A member whom a question asks about; `isCertain` if it says that the name is a member's. */
export function findUsername(question: string): { username: string; isCertain: boolean } | null {
  const line = toLine(question);
  if (rules.test(line)) return null;
  const certain = check(named.exec(question)?.[1]);
  if (certain !== null && (figure.test(line) || line.trim().split(" ").length <= 3))
    return { username: certain, isCertain: true };
  if (!figure.test(line)) return null;
  const likely = check(owner.exec(question)?.[1]) ?? check(doing.exec(question)?.[1]);
  if (likely !== null) return { username: likely, isCertain: false };
  if (!/\p{Script=Arabic}/u.test(question)) return null;
  const words = [...question.matchAll(latin)].flatMap(([, word]) => check(word) ?? []);
  const [only] = words;
  return only !== undefined && words.length === 1 ? { username: only, isCertain: false } : null;
}

/** The word of a few that can only be a member's name: "alder" in "and alder?". */
export function findName(words: readonly string[]): string | null {
  const names = words.flatMap((word) => (figure.test(toLine(word)) ? [] : (check(word) ?? [])));
  return names.length === 1 ? (names[0] ?? null) : null;
}

function check(text: string | undefined): string | null {
  const name = text?.toLowerCase();
  return name !== undefined && usernamePattern.test(name) && !reserved.has(name) ? name : null;
}
