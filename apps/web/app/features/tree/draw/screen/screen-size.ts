import { toViewport, type Viewport } from "../camera/camera.ts";

/** Pixels of the canvas per CSS pixel, at most: more cost time and show nothing. */
const SHARPEST = 2;
const DEFAULT_FONT_SIZE = 16;
/** The most that the drawing is magnified. */
const LARGEST = 2;

export interface ScreenSize {
  /** In pixels of the drawing. */
  readonly viewport: Viewport;
  /** CSS pixels per pixel of the drawing, which grows with the text of the page. */
  readonly magnification: number;
}

/** The size of a drawing in a box of some CSS pixels. */
export function screenSize(box: { readonly width: number; readonly height: number }): ScreenSize {
  const magnification = readMagnification();
  return { viewport: toViewport(box.width / magnification, box.height / magnification), magnification };
}

/** Pixels of the canvas per pixel of the drawing. */
export function sharpness({ magnification }: ScreenSize): number {
  return Math.min(SHARPEST, window.devicePixelRatio) * magnification;
}

/** How much larger the text of the page is than by default: the reader's font size, and that of wide screens. */
function readMagnification(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_FONT_SIZE;
  return Number.isFinite(size) ? Math.min(LARGEST, Math.max(1, size)) : 1;
}
