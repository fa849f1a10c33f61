/** Members' pictures by address. A picture is loaded when it is first asked for; `onLoad` is called when it is there. */
export function createPictures(onLoad: () => void): (address: string) => CanvasImageSource | undefined {
  const pictures = new Map<string, HTMLImageElement>();
  return (address) => {
    const known = pictures.get(address);
    if (known !== undefined) return known.complete && known.naturalWidth > 0 ? known : undefined;
    const image = new Image();
    image.decoding = "async";
    image.addEventListener("load", onLoad);
    image.src = address;
    pictures.set(address, image);
    if (pictures.size > MOST) {
      const [oldest] = pictures.keys();
      if (oldest !== undefined) pictures.delete(oldest);
    }
    return undefined;
  };
}

/** Pictures in memory. */
const MOST = 400;
