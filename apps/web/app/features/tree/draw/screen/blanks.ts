import { closeAll, type PixelSize } from "../raster/raster.ts";
import type { Rasterizer } from "../raster/rasterizer.ts";

/** The pictures for which a compositor without a GPU has memory: one is on the screen while it copies the next one. */
const HELD = 2;

interface Blank {
  readonly part: number;
  readonly bitmap: ImageBitmap;
}

/**
 * Empty parts to show before the first picture, each in a frame of its own. For the first two pictures of a size the compositor
 * takes new memory, and copying to that takes several times as long as copying to memory that it has used.
 */
export interface Blanks {
  /** Has two empty pictures drawn in the worker. Does nothing from the second time on. */
  readonly request: (size: PixelSize) => void;
  /** A part that has been drawn. */
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
      closeAll(blank.parts);
      return;
    }
    drawn.push(...blank.parts.map((bitmap, part) => ({ part, bitmap })));
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
      closeAll(drawn.map(({ bitmap }) => bitmap));
    },
  };
}
