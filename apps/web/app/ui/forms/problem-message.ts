import { formProblems } from "@canopy/shared/form-problems";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The message for a field error in the page's language, or the server's text for an unknown one. */
export function problemMessage(problem: string, i18n: I18n): string {
  switch (problem) {
    case formProblems.required:
      return i18n._(msg`Fill in this field.`);
    case formProblems.email:
      return i18n._(msg`Enter a complete email address, e.g. name@example.com.`);
    case formProblems.phone:
      return i18n._(msg`Enter a complete phone number, e.g. +49 30 1234567.`);
    case formProblems.phoneDigits:
      return i18n._(msg`Enter 5 to 15 digits.`);
    case formProblems.username:
      return i18n._(msg`Use 4 to 16 characters: a to z, digits and _, starting with a letter.`);
    case formProblems.oneLine:
    case formProblems.noControls:
      return i18n._(msg`It contains invisible characters. Type it instead of pasting it.`);
  }
  const most = mostCharacters(problem);
  if (most !== null) return i18n._(msg`Use at most ${i18n.number(most)} characters.`);
  return problem;
}

function mostCharacters(problem: string): number | null {
  const [digits] = /\d+/.exec(problem) ?? [];
  const most = Number(digits);
  return formProblems.tooLong(most) === problem ? most : null;
}
