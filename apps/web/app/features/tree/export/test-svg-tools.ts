import type { SvgTools } from "./svg-pen.ts";

/** Every letter is half as wide as the font is high. */
function measure(text: string, font: string): TextMetrics {
  const size = Number(/([\d.]+)px/.exec(font)?.[1]);
  return {
    width: (text.length * size) / 2,
    actualBoundingBoxAscent: size,
    actualBoundingBoxDescent: 0,
    actualBoundingBoxLeft: 0,
    actualBoundingBoxRight: (text.length * size) / 2,
    alphabeticBaseline: 0,
    emHeightAscent: size,
    emHeightDescent: 0,
    fontBoundingBoxAscent: size,
    fontBoundingBoxDescent: 0,
    hangingBaseline: 0,
    ideographicBaseline: 0,
  };
}

/** Tools without a browser. */
export const tools: SvgTools = {
  toHex: (colour) => (colour.startsWith("#") ? colour : "#123456"),
  measure,
  toDataUrl: () => "data:image/png;base64,AA==",
};
