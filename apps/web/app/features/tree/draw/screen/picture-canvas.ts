import type { Placement } from "./placement.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A canvas that shows the last picture while the next one is drawn. */
export interface PictureCanvas {
  /** Of the next picture. */
  readonly pen: OffscreenCanvasRenderingContext2D;
  /** Begins an empty picture. `sharpness`: its pixels per pixel of the drawing. */
  readonly begin: (size: Size, sharpness: number) => void;
  /** Draws what the pen was told to: browsers put that off until pixels are read or shown. */
  readonly flush: () => void;
  /** Shows the next picture. */
  readonly show: () => void;
  /** Takes the memory for a picture that will begin soon between two frames, if the browser is idle there. */
  readonly prepare: () => void;
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
  const next = new OffscreenCanvas(1, 1);
  // On the CPU, where flushing is cheap and shows how long the drawing takes.
  const pen = next.getContext("2d", { willReadFrequently: true });
  if (screen === null || pen === null) throw new Error("This browser draws no canvas.");
  Object.assign(canvas.style, style);
  host.append(canvas);
  let isEmpty = true;
  /** Of the next picture, and of the one that is shown. */
  let drawn = { width: 0, height: 0, sharpness: 1 };
  let shown = drawn;

  const flush = () => void pen.getImageData(0, 0, 1, 1);

  /** Takes the memory of all pixels unless it is taken, which takes as long as many marks. */
  const touch = () => {
    pen.clearRect(0, 0, 1, 1);
    flush();
  };

  return {
    pen,
    begin(size, sharpness) {
      const width = Math.ceil(size.width * sharpness);
      const height = Math.ceil(size.height * sharpness);
      // Also empties it, as `show` does.
      if (!isEmpty || next.width !== width || next.height !== height) {
        next.width = width;
        next.height = height;
      }
      isEmpty = false;
      drawn = { width, height, sharpness };
      pen.direction = "ltr";
      touch();
    },
    flush,
    show() {
      screen.transferFromImageBitmap(next.transferToImageBitmap());
      isEmpty = true;
      shown = drawn;
    },
    prepare() {
      // Safari has no such callbacks; `begin` takes the memory there.
      window.requestIdleCallback?.(() => {
        if (isEmpty) touch();
      });
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
