import type { FollowUp } from "@canopy/chat/answer/follow-up";
import { findName, findUsername } from "./find-username.ts";

/** A follow-up as a whole question: its subject and what it adds. Another member's name replaces the one of the subject. */
export function withSubject({ subject, terms }: FollowUp): string {
  const before = findUsername(subject)?.username;
  const name = before === undefined ? null : findName(terms);
  if (before === undefined || name === null) return [subject, ...terms].join(" ");
  const others = terms.filter((term) => term !== name);
  return [subject.replace(new RegExp(`\\b${before}\\b`, "iu"), name), ...others].join(" ");
}
