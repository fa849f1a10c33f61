import { type Recording, replay } from "./recording.ts";

/**
 * Parts of a picture, one above the other. A compositor without a GPU copies each to memory of its own, so copies to new memory, which
 * take longest, can come one at a time.
 */
export const PARTS = 2;

/** Of a picture. */
export interface PixelSize {
  readonly width: number;
  /** A multiple of `PARTS`. */
  readonly height: number;
  /** Pixels per pixel of the drawing. */
  readonly sharpness: number;
}

/** Returns the parts from top to bottom, all of the same size. */
export type DrawRecording = (
  recording: Recording,
  size: PixelSize,
  imageAt: (id: number) => CanvasImageSource | undefined,
) => readonly ImageBitmap[];

/** Draws recordings on a canvas of its own, in a worker or on the page. */
export function createRaster(): DrawRecording {
  const canvas = new OffscreenCanvas(1, 1);
  // On the CPU: the pixels are needed at once, and the page shows them without waiting for another process.
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("This browser draws no canvas.");
  return (recording, { width, height, sharpness }, imageAt) => {
    // Taking the pixels has emptied it.
    const partHeight = height / PARTS;
    if (canvas.width !== width || canvas.height !== partHeight) {
      canvas.width = width;
      canvas.height = partHeight;
    }
    return Array.from({ length: PARTS }, (_, part) => {
      pen.save();
      pen.direction = "ltr";
      pen.setTransform(sharpness, 0, 0, sharpness, 0, -part * partHeight);
      replay(recording, pen, imageAt);
      pen.restore();
      return canvas.transferToImageBitmap();
    });
  };
}

/** Gives the memory of a picture back that is not shown. */
export function closeAll(parts: readonly ImageBitmap[]): void {
  for (const part of parts) part.close();
}
