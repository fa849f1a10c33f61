import { expect, test } from "vitest";
import { jsonLd } from "./json-ld.ts";

test("the text can't close its script element, and parses to the same data", () => {
  const data = { name: "</script><b>Two." };
  const text = jsonLd(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", ...data });
});
