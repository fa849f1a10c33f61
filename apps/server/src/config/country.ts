import { variable } from "./variable.ts";

const allowed = "an http:// or https:// URL with {ip} where the address goes";

/** The variables of the country look-up, for the server's environment. */
export const countryVariables = {
  COUNTRY_SERVICE_URL: variable(
    allowed,
    (text) => {
      const example = text.replace("{ip}", "192.0.2.1");
      return example !== text && URL.canParse(example) && /^https?:/.test(example) ? text : undefined;
    },
    { isSecret: true },
  ).optional(),
};
