import { expect, test } from "vitest";
import { resolveLink, resolveLinks } from "./document-links.ts";

test.each([
  ["/faq#units", "/faq#units", "/fa/faq#units"],
  ["/", "/", "/fa"],
  ["/#plan", "/#plan", "/fa#plan"],
  ["/dashboard/swap?from=POL", "/dashboard/swap?from=POL", "/dashboard/swap?from=POL"],
  ["/dashboards", "/dashboards", "/fa/dashboards"],
  ["/api/docs", "/api/docs", "/api/docs"],
  ["docs/swap.md#quotes", "/api/documents/swap.md", "/api/documents/swap.md"],
  ["docs/operating/admin.md", "/api/documents/operating/admin.md", "/api/documents/operating/admin.md"],
  ["plan.md", "/api/documents/plan.md", "/api/documents/plan.md"],
  ["https://polygon.technology/a", "https://polygon.technology/a", "https://polygon.technology/a"],
  ["http://polygon.technology", null, null],
  ["//evil.example", null, null],
  ["/\\evil.example", null, null],
  ["javascript:alert(1)", null, null],
  ["../apps/server/src/main.ts", null, null],
  ["decisions/0001-a.md", null, null],
])("%s is %s, in Persian %s", (url, english, persian) => {
  expect(resolveLink(url, "en")).toBe(english);
  expect(resolveLink(url, "fa")).toBe(persian);
});

test("of a text, links that go nowhere here become their text", () => {
  const text = "See [the plan](plan.md#units), [a file](../main.ts) and [FAQ](/faq).";
  expect(resolveLinks(text, "fa")).toBe("See [the plan](/api/documents/plan.md), a file and [FAQ](/fa/faq).");
});
