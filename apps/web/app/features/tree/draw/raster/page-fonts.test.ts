import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageFonts } from "./page-fonts.ts";

class FontRule {
  readonly style: { readonly getPropertyValue: (name: string) => string };

  constructor(properties: Readonly<Record<string, string>>) {
    this.style = { getPropertyValue: (name) => properties[name] ?? "" };
  }
}

class GroupRule {
  readonly cssRules: readonly unknown[];

  constructor(...cssRules: readonly unknown[]) {
    this.cssRules = cssRules;
  }
}

beforeEach(() => {
  vi.stubGlobal("CSSFontFaceRule", FontRule);
  vi.stubGlobal("CSSGroupingRule", GroupRule);
});
afterEach(() => vi.unstubAllGlobals());

/** The fonts of style sheets with some rules. */
const read = (
  ...sheets: readonly { readonly href: string | null; readonly cssRules: readonly unknown[] }[]
) => pageFonts({ styleSheets: sheets, baseURI: "https://canopy.example/fa/" } as unknown as Document);

test("reads the files of a page, with addresses that do not depend on its place", () => {
  const relative = new FontRule({
    "font-family": '"Instrument Sans Variable"',
    "font-weight": "400 700",
    "font-style": "normal",
    "unicode-range": "U+0-FF",
    src: 'url("fonts/a.woff2") format("woff2")',
  });
  expect(read({ href: "https://canopy.example/assets/root.css", cssRules: [{}, relative] })).toEqual([
    {
      family: "Instrument Sans Variable",
      source: 'url("https://canopy.example/assets/fonts/a.woff2") format("woff2")',
      descriptors: { style: "normal", weight: "400 700", unicodeRange: "U+0-FF" },
    },
  ]);
});

test("reads rules inside others, and those of the page itself", () => {
  const font = new FontRule({ "font-family": "Vazirmatn", src: "url(/assets/v.woff2)" });
  expect(read({ href: null, cssRules: [new GroupRule(new GroupRule(font))] })).toMatchObject([
    {
      family: "Vazirmatn",
      source: 'url("https://canopy.example/assets/v.woff2")',
      descriptors: { unicodeRange: "U+0-10FFFF" },
    },
  ]);
});

test("leaves out fonts of the system, and style sheets that it may not read", () => {
  const local = new FontRule({ "font-family": "Fallback", src: 'local("Arial")' });
  const foreign = {
    href: "https://other.example/a.css",
    get cssRules(): readonly unknown[] {
      throw new Error("SecurityError");
    },
  };
  expect(read(foreign, { href: null, cssRules: [local] })).toEqual([]);
});
