import { type Crop, cropSide } from "./crop.ts";

/** Pixels of the uploaded picture's side: twice of what the server keeps. */
const UPLOAD_SIDE = 512;
/** Where a browser can't write WebP, `toBlob` writes PNG. */
const TYPE = "image/webp";
const QUALITY = 0.92;

/** Draws the square of the picture over a whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const side = cropSide(picture, crop);
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

/** The square as a file for the upload. Null when the browser can't write it. */
export function renderCrop(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = UPLOAD_SIDE;
  canvas.height = UPLOAD_SIDE;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
}
