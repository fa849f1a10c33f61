/** The most images that the worker keeps, and their longest side in pixels, which is that of the largest face. */
const MOST = 400;
const SIDE = 128;

interface ImageNumbersOptions {
  readonly send: (id: number, bitmap: ImageBitmap) => void;
  readonly forget: (id: number) => void;
}

/** Numbers of the images that pictures show, which the worker gets once. */
export interface ImageNumbers {
  /** The number of an image, which is sent if the worker lacks it. */
  readonly idOf: (image: CanvasImageSource) => number;
  readonly imageAt: (id: number) => CanvasImageSource | undefined;
  /** Resolves when the worker has all images that have a number; null if it has them. */
  readonly sent: () => Promise<unknown> | null;
  /** Forgets the images that were used least recently, if there are too many. */
  readonly limit: () => void;
}

export function createImageNumbers({ send, forget }: ImageNumbersOptions): ImageNumbers {
  /** The least recently used one is the first. */
  const ids = new Map<CanvasImageSource, number>();
  const images = new Map<number, CanvasImageSource>();
  const sending = new Set<Promise<void>>();
  let last = 0;

  async function copy(image: CanvasImageSource, id: number): Promise<void> {
    try {
      const bitmap = await createImageBitmap(image, {
        resizeWidth: SIDE,
        resizeHeight: SIDE,
        resizeQuality: "high",
      });
      send(id, bitmap);
    } catch {
      // The face stays empty.
    }
  }

  return {
    idOf(image) {
      const id = ids.get(image) ?? ++last;
      if (!images.has(id)) {
        images.set(id, image);
        const copied = copy(image, id).finally(() => sending.delete(copied));
        sending.add(copied);
      }
      ids.delete(image);
      ids.set(image, id);
      return id;
    },
    imageAt: (id) => images.get(id),
    sent: () => (sending.size === 0 ? null : Promise.all(sending)),
    limit() {
      for (const [image, id] of ids) {
        if (ids.size <= MOST) return;
        ids.delete(image);
        images.delete(id);
        forget(id);
      }
    },
  };
}
