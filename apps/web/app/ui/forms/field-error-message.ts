import { fieldErrors } from "@canopy/shared/field-errors";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The message for a field error in the page's language, or the server's text for an unknown one. */
export function fieldErrorMessage(error: string, i18n: I18n): string {
  switch (error) {
    case fieldErrors.required:
      return i18n._(msg`Fill in this field.`);
    case fieldErrors.email:
      return i18n._(msg`Enter a complete email address, e.g. name@example.com.`);
    case fieldErrors.phone:
      return i18n._(msg`Enter a complete phone number, e.g. +49 30 1234567.`);
    case fieldErrors.phoneDigits:
      return i18n._(msg`Enter 5 to 15 digits.`);
    case fieldErrors.username:
      return i18n._(msg`Use 4 to 16 characters: a to z, digits and _, starting with a letter.`);
    case fieldErrors.oneLine:
    case fieldErrors.noControls:
      return i18n._(msg`It contains invisible characters. Type it instead of pasting it.`);
  }
  const most = mostCharacters(error);
  if (most !== null) return i18n._(msg`Use at most ${i18n.number(most)} characters.`);
  return error;
}

function mostCharacters(error: string): number | null {
  const [digits] = /\d+/.exec(error) ?? [];
  const most = Number(digits);
  return fieldErrors.tooLong(most) === error ? most : null;
}
