import { expect, test } from "vitest";
import { jsonLd } from "./json-ld.ts";

test("the text cannot end the element that it stands in, and says the same", () => {
  const data = { name: "</script><b>Two." };
  const text = jsonLd(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", ...data });
});
