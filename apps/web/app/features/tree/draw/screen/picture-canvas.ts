import { PARTS, type PixelSize } from "../raster/raster.ts";
import type { Placement } from "./placement.ts";

/** Canvases that show the last picture, one for each part of it. */
export interface PictureCanvas {
  /** Shows a picture, whose memory it takes over. `parts`: from top to bottom. */
  readonly show: (parts: readonly ImageBitmap[], size: PixelSize) => void;
  /** Shows a part before the first picture, and takes over its memory. */
  readonly showPart: (part: number, bitmap: ImageBitmap) => void;
  /** Gives the picture that is shown its place. `magnification`: CSS pixels per pixel of the drawing. */
  readonly place: (placement: Placement, magnification: number) => void;
  readonly remove: () => void;
}

const style: Partial<CSSStyleDeclaration> = {
  position: "absolute",
  left: "0",
  top: "0",
  transformOrigin: "0 0",
  willChange: "transform",
};
const partStyle: Partial<CSSStyleDeclaration> = {
  display: "block",
  maxWidth: "none",
  width: "100%",
  height: `${100 / PARTS}%`,
};

/** Appends the canvases to `host`. */
export function createPictureCanvas(host: Pick<HTMLElement, "append">): PictureCanvas {
  const picture = document.createElement("div");
  Object.assign(picture.style, style);
  const parts = Array.from({ length: PARTS }, () => openPart(picture));
  host.append(picture);
  let shown: PixelSize = { width: 0, height: 0, sharpness: 1 };
  const setSize = (width: number, height: number) =>
    Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });

  return {
    show(bitmaps, size) {
      for (const [part, bitmap] of bitmaps.entries()) parts[part]?.transferFromImageBitmap(bitmap);
      shown = size;
    },
    showPart(part, bitmap) {
      setSize(bitmap.width, bitmap.height * PARTS);
      parts[part]?.transferFromImageBitmap(bitmap);
    },
    place({ x, y, scaleX, scaleY }, magnification) {
      // Exactly one pixel for each of the bitmaps, or the browser would blur them.
      const length = magnification / shown.sharpness;
      setSize(shown.width * length, shown.height * length);
      picture.style.transform = `matrix(${scaleX}, 0, 0, ${scaleY}, ${snap(x * magnification)}, ${snap(y * magnification)})`;
    },
    remove: () => picture.remove(),
  };
}

function openPart(picture: HTMLElement): ImageBitmapRenderingContext {
  const canvas = document.createElement("canvas");
  // A canvas with a 2d context would be copied in each frame in which it moves.
  const screen = canvas.getContext("bitmaprenderer");
  if (screen === null) throw new Error("This browser draws no canvas.");
  Object.assign(canvas.style, partStyle);
  picture.append(canvas);
  return screen;
}

/** To whole pixels of the screen, so that a picture that only moves stays sharp. */
const snap = (length: number) => Math.round(length * window.devicePixelRatio) / window.devicePixelRatio;
