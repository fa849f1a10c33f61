import { type Recording, replay } from "./recording.ts";

/** Of a picture. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
  /** Pixels per pixel of the drawing. */
  readonly sharpness: number;
}

export type DrawRecording = (
  recording: Recording,
  size: PixelSize,
  imageAt: (id: number) => CanvasImageSource | undefined,
) => ImageBitmap;

/** Draws recordings on a canvas of its own, in a worker or on the page. */
export function createRaster(): DrawRecording {
  const canvas = new OffscreenCanvas(1, 1);
  // On the CPU: the pixels are needed at once, and the page shows them without waiting for another process.
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("This browser draws no canvas.");
  return (recording, { width, height, sharpness }, imageAt) => {
    // Taking the pixels has emptied it.
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    pen.save();
    pen.direction = "ltr";
    pen.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    replay(recording, pen, imageAt);
    pen.restore();
    return canvas.transferToImageBitmap();
  };
}
