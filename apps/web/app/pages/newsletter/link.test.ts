import { expect, test } from "vitest";
import { readNewsletterLink } from "./link.ts";

const token = "a-token_of_43_characters".padEnd(43, "x");

test.each(["confirm", "unsubscribe"] as const)("parses a link to %s", (wish) => {
  expect(readNewsletterLink(`#${wish}=${token}`)).toEqual({ wish, token });
});

test.each([
  "",
  "#",
  `#delete=${token}`,
  `#confirm=${token}x`,
  "#confirm=",
  `#confirm=${token}&a=1`,
])("%j is not one of our links", (hash) => {
  expect(readNewsletterLink(hash)).toBeNull();
});
