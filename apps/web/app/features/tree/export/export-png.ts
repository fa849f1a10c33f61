import { paint } from "../draw/paint/paint.ts";
import type { Picture } from "../draw/tree-renderer.ts";
import { CAPTION_HEIGHT, type Caption, paintCaption } from "./caption.ts";

/** Pixels of the file for one of the screen, so that it stays sharp in print. */
const SCALE = 2;

/** The picture as a PNG with its caption. Rejects when the browser has no memory for a canvas of its size. */
export function exportPng({ frame, ghosts }: Picture, caption: Caption): Promise<Blob> {
  const { width, height } = frame.viewport;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round((height + CAPTION_HEIGHT) * SCALE);
  const pen = canvas.getContext("2d");
  if (pen === null)
    return Promise.reject(new Error("The browser draws no canvas of this size. Use a smaller window."));
  pen.scale(SCALE, SCALE);
  pen.save();
  pen.translate(0, CAPTION_HEIGHT);
  paint(pen, frame, ghosts);
  pen.restore();
  // The drawing reaches beyond the screen, into the caption.
  pen.clearRect(0, 0, width, CAPTION_HEIGHT);
  paintCaption(pen, caption, frame);
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = frame.palette.paper;
  pen.fillRect(0, 0, width, height + CAPTION_HEIGHT);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The browser made no PNG. Use a smaller window."));
      else resolve(blob);
    }, "image/png");
  });
}
