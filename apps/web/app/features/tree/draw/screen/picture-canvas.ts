import type { PixelSize } from "../raster/raster.ts";
import type { Placement } from "./placement.ts";

/** A canvas that shows the last picture. */
export interface PictureCanvas {
  /** Shows a picture, whose memory it takes over. */
  readonly show: (picture: ImageBitmap, size: PixelSize) => void;
  /** Gives the picture that is shown its place. `magnification`: CSS pixels per pixel of the drawing. */
  readonly place: (placement: Placement, magnification: number) => void;
  readonly remove: () => void;
}

const style: Partial<CSSStyleDeclaration> = {
  position: "absolute",
  left: "0",
  top: "0",
  maxWidth: "none",
  transformOrigin: "0 0",
  willChange: "transform",
};

/** Appends the canvas to `host`. */
export function createPictureCanvas(host: Pick<HTMLElement, "append">): PictureCanvas {
  const canvas = document.createElement("canvas");
  // A canvas with a 2d context would be copied in each frame in which it moves.
  const screen = canvas.getContext("bitmaprenderer");
  if (screen === null) throw new Error("This browser draws no canvas.");
  Object.assign(canvas.style, style);
  host.append(canvas);
  let shown: PixelSize = { width: 0, height: 0, sharpness: 1 };

  return {
    show(picture, size) {
      screen.transferFromImageBitmap(picture);
      shown = size;
    },
    place({ x, y, scaleX, scaleY }, magnification) {
      // Exactly one pixel for each of the bitmap, or the browser would blur them.
      const length = magnification / shown.sharpness;
      canvas.style.width = `${shown.width * length}px`;
      canvas.style.height = `${shown.height * length}px`;
      canvas.style.transform = `matrix(${scaleX}, 0, 0, ${scaleY}, ${snap(x * magnification)}, ${snap(y * magnification)})`;
    },
    remove: () => canvas.remove(),
  };
}

/** To whole pixels of the screen, so that a picture that only moves stays sharp. */
const snap = (length: number) => Math.round(length * window.devicePixelRatio) / window.devicePixelRatio;
