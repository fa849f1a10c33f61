import { pageFonts } from "./page-fonts.ts";
import { createRasterizer, type Rasterizer } from "./rasterizer.ts";

/** A worker for a drawing. `onFont`: a font has loaded that the last picture lacks. */
export function openRasterizer(onFont: () => void): Rasterizer {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (pen === null) throw new Error("This browser draws no canvas.");
  let font = "";
  return createRasterizer({
    start: () => new Worker(new URL("./raster.worker.ts", import.meta.url), { type: "module" }),
    fonts: pageFonts(document),
    measure(text, next) {
      // Setting a font takes longer than comparing it.
      if (next !== font) pen.font = next;
      font = next;
      return pen.measureText(text);
    },
    onFont,
  });
}
