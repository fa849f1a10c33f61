import { expect, test } from "vitest";
import { allowedUrl } from "./allowed-url.ts";

const origin = "https://canopy.example";
const hosts = ["docs.example", "polygonscan.com"];

test.each([
  ["/dashboard", "/dashboard"],
  ["/fa/faq#withdraw", "/fa/faq#withdraw"],
  ["/a/../faq?x=1", "/faq?x=1"],
  ["https://canopy.example/faq", "https://canopy.example/faq"],
  ["https://docs.example/swap", "https://docs.example/swap"],
  ["https://polygonscan.com/tx/0x1", "https://polygonscan.com/tx/0x1"],
])("follows %s", (href, url) => {
  expect(allowedUrl(href, origin, hosts)).toBe(url);
});

test.each([
  "",
  "faq",
  "#top",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "javascript://canopy.example/%0aalert(1)",
  "vbscript:x",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://canopy.example/1",
  "file:///etc/passwd",
  "mailto:a@evil.example",
  "http://docs.example/",
  "https://docs.example:8443/",
  "https://evil.example/",
  "https://canopy.example.evil.example/",
  "https://docs.example@evil.example/",
  "https://user:pass@docs.example/",
  "https://sub.docs.example/",
  "http://canopy.example/",
  "https://dосs.example/",
  "/\u202Efaq",
])("does not follow %j", (href) => {
  expect(allowedUrl(href, origin, hosts)).toBeNull();
});
