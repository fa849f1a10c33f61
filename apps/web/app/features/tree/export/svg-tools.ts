import type { SvgTools } from "./svg-pen.ts";

/** The side of a member's picture in the file, in pixels. */
const PHOTO = 96;

/** What an SVG needs of this browser. Colours and photos are kept, as a drawing uses few of them often. */
export function createSvgTools(): SvgTools {
  const canvas = document.createElement("canvas");
  canvas.width = PHOTO;
  canvas.height = PHOTO;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("The browser draws no canvas");
  const colours = new Map<string, string>();
  const photos = new Map<CanvasImageSource, string | null>();
  return {
    toHex(colour) {
      const known = colours.get(colour);
      if (known !== undefined) return known;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
      const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      colours.set(colour, hex);
      return hex;
    },
    measure(text, font) {
      pen.font = font;
      return pen.measureText(text);
    },
    toDataUrl(image) {
      const known = photos.get(image);
      if (known !== undefined) return known;
      pen.clearRect(0, 0, PHOTO, PHOTO);
      pen.drawImage(image, 0, 0, PHOTO, PHOTO);
      const url = canvas.toDataURL("image/png");
      photos.set(image, url);
      return url;
    },
  };
}
