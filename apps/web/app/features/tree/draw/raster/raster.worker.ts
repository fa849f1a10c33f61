import type { RasterAnswer, RasterRequest } from "./messages.ts";
import { createRaster } from "./raster.ts";
import { createWorkerFonts } from "./worker-fonts.ts";

if (!("fonts" in self && self.fonts instanceof FontFaceSet)) throw new Error("Workers have no fonts here.");

const draw = createRaster();
const images = new Map<number, ImageBitmap>();
const fonts = createWorkerFonts(self.fonts, () => send({ type: "font" }));

function send(answer: RasterAnswer, transfer: Transferable[] = []): void {
  self.postMessage(answer, { transfer });
}

async function answer(request: RasterRequest): Promise<void> {
  switch (request.type) {
    case "fonts":
      fonts.add(request.fonts);
      return;
    case "image":
      images.set(request.id, request.bitmap);
      return;
    case "forget":
      images.get(request.id)?.close();
      images.delete(request.id);
      return;
    case "picture": {
      const { id, recording, size } = request;
      await fonts.load(recording.fonts, recording.words.join(""));
      const begin = performance.now();
      const parts = draw(recording, size, (image) => images.get(image));
      send({ type: "picture", id, parts, time: performance.now() - begin }, [...parts]);
    }
  }
}

self.addEventListener("message", ({ data }: MessageEvent<RasterRequest>) => {
  // The page hears of errors only, not of rejected promises.
  answer(data).catch(self.reportError);
});
