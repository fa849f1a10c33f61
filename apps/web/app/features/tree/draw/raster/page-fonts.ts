/** A font of the page, for a worker, which has none of its own. */
export interface FontSource {
  readonly family: string;
  /** As in CSS, with absolute addresses. */
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
}

/** The fonts of the page's style sheets that are files. Those of the system are the same in a worker. */
export function pageFonts({ styleSheets, baseURI }: Pick<Document, "styleSheets" | "baseURI">): FontSource[] {
  return [...styleSheets].flatMap((sheet) =>
    fontRules(readRules(sheet)).flatMap(({ style }) => toSource(style, sheet.href ?? baseURI)),
  );
}

/** Browsers forbid reading style sheets of other sites, such as those of an extension. */
function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function fontRules(rules: Iterable<CSSRule>): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontRules(rule.cssRules) : [];
  });
}

function toSource(style: Pick<CSSStyleDeclaration, "getPropertyValue">, base: string): FontSource[] {
  const read = (property: string) => style.getPropertyValue(property);
  const source = read("src").replace(
    /url\((["']?)([^"')]+)\1\)/g,
    (_, _quote: string, address: string) => `url("${new URL(address, base).href}")`,
  );
  if (!source.includes("url(")) return [];
  const descriptors = {
    style: read("font-style") || "normal",
    weight: read("font-weight") || "normal",
    unicodeRange: read("unicode-range") || "U+0-10FFFF",
  };
  return [{ family: read("font-family").replace(/^["']|["']$/g, ""), source, descriptors }];
}
