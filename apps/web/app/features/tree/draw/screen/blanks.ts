import type { PixelSize } from "../raster/raster.ts";
import type { Rasterizer } from "../raster/rasterizer.ts";

/** The pictures for which a compositor without a GPU has memory: one is on the screen while it copies the next one. */
const HELD = 2;

interface Blank {
  readonly bitmap: ImageBitmap;
  readonly size: PixelSize;
}

/**
 * Empty pictures to show before the first one, each in a frame of its own. For the first two pictures of a size the compositor
 * takes new memory, and copying to that takes several times as long as copying to memory that it has used.
 */
export interface Blanks {
  /** Has them drawn in the worker. Does nothing from the second time on. */
  readonly request: (size: PixelSize) => void;
  /** One that has been drawn. */
  readonly next: () => Blank | null;
  readonly stop: () => void;
}

/** `onDrawn`: there is a next one. */
export function createBlanks(
  { record, draw }: Pick<Rasterizer, "record" | "draw">,
  onDrawn: () => void,
): Blanks {
  let isRequested = false;
  let isStopped = false;
  const drawn: Blank[] = [];

  async function drawOne(size: PixelSize): Promise<void> {
    const blank = await draw(record(), size);
    if (blank === null) return;
    if (isStopped) {
      blank.bitmap.close();
      return;
    }
    drawn.push({ bitmap: blank.bitmap, size });
    onDrawn();
  }

  return {
    request(size) {
      if (isRequested) return;
      isRequested = true;
      for (let count = 0; count < HELD; count++) void drawOne(size);
    },
    next: () => drawn.shift() ?? null,
    stop() {
      isStopped = true;
      for (const { bitmap } of drawn) bitmap.close();
    },
  };
}
