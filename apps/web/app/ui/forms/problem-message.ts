import { formProblems } from "@canopy/shared/form-problems";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The message for a field error in the page's language, or the server's text for an unknown one. */
export function problemMessage(problem: string, i18n: I18n): string {
  switch (problem) {
    case formProblems.required:
      return i18n._(msg`Fill this in.`);
    case formProblems.email:
      return i18n._(msg`This is not a whole mail address. It looks like name@example.com.`);
    case formProblems.phone:
      return i18n._(msg`This is not a whole phone number. It looks like +49 30 1234567.`);
    case formProblems.phoneDigits:
      return i18n._(msg`A phone number has 5 to 15 digits.`);
    case formProblems.username:
      return i18n._(msg`A username has 4 to 16 characters: a to z, digits and _, with a letter first.`);
    case formProblems.oneLine:
    case formProblems.noControls:
      return i18n._(
        msg`There are characters in it that cannot be seen. Type it again instead of pasting it.`,
      );
  }
  const most = mostCharacters(problem);
  if (most !== null) return i18n._(msg`This is too long: ${i18n.number(most)} characters at most.`);
  return problem;
}

function mostCharacters(problem: string): number | null {
  const [digits] = /\d+/.exec(problem) ?? [];
  const most = Number(digits);
  return formProblems.tooLong(most) === problem ? most : null;
}
