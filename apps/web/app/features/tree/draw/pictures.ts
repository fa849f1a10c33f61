import { createPace } from "../pace.ts";

/** Pictures in memory. */
const MOST = 400;
/** Pictures that begin to load in so many milliseconds: a reader who pans shows further faces in every frame. */
const PACE = { most: 12, span: 6_000 };

/** Begins to load a picture. Calls back once it is there. */
type LoadPicture = (address: string, onLoad: () => void) => HTMLImageElement;

/**
 * Members' pictures by address. A picture is loaded when it is first asked for, those that were asked for last first; `onLoad` is
 * called when one is there.
 */
export function createPictures(
  onLoad: () => void,
  load: LoadPicture = loadPicture,
): (address: string) => CanvasImageSource | undefined {
  const pictures = new Map<string, HTMLImageElement>();
  const wanted = new Set<string>();
  const pace = createPace(PACE.most, PACE.span);
  let isScheduled = false;

  function begin(): void {
    isScheduled = false;
    for (const address of [...wanted].reverse()) {
      if (pace.wait() > 0) break;
      wanted.delete(address);
      pace.count();
      pictures.set(address, load(address, onLoad));
      if (pictures.size > MOST) removeFirst(pictures);
    }
    if (wanted.size > 0) schedule();
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(begin, pace.wait());
  }

  return (address) => {
    const known = pictures.get(address);
    if (known !== undefined) return known.complete && known.naturalWidth > 0 ? known : undefined;
    wanted.delete(address);
    wanted.add(address);
    if (wanted.size > MOST) removeFirst(wanted);
    schedule();
    return undefined;
  };
}

function removeFirst(items: Map<string, unknown> | Set<string>): void {
  const [first] = items.keys();
  if (first !== undefined) items.delete(first);
}

function loadPicture(address: string, onLoad: () => void): HTMLImageElement {
  const image = new Image();
  image.decoding = "async";
  image.addEventListener("load", onLoad);
  image.src = address;
  return image;
}
