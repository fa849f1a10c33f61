import { catalogue } from "@canopy/shared/error-catalogue";
import type { Messages } from "@lingui/core";
import type { Plugin } from "vite";
import { errorMessageId } from "../app/i18n/error-message-id.ts";
import { type Locale, locales } from "../app/i18n/locale.ts";

const PREFIX = "virtual:errors/";

/** The texts of the error catalogue as one set of messages a language, so that a browser downloads those of its own only. */
export function errorTexts(): Plugin {
  return {
    name: "canopy:error-texts",
    resolveId: {
      filter: { id: /^virtual:errors\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:errors\// },
      handler(id) {
        const locale = locales.find((known) => id === `\0${PREFIX}${known}`);
        if (locale === undefined) throw new Error(`The error catalogue has no language ${id}.`);
        return `export const messages = ${JSON.stringify(toMessages(locale))};`;
      },
    },
  };
}

/** Each text is a list, as Lingui compiles it, because a string would be parsed for placeholders. */
function toMessages(locale: Locale): Messages {
  const entries = Object.entries(catalogue).map(([code, texts]) => [errorMessageId(code), [texts[locale]]]);
  return Object.fromEntries(entries);
}
