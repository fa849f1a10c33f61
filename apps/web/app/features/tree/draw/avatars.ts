/** Members' avatars by address. One is loaded when it is first asked for; `onLoad` is called when it is there. */
export function createAvatarCache(onLoad: () => void): (address: string) => CanvasImageSource | undefined {
  const avatars = new Map<string, HTMLImageElement>();
  return (address) => {
    const known = avatars.get(address);
    if (known !== undefined) return known.complete && known.naturalWidth > 0 ? known : undefined;
    const image = new Image();
    image.decoding = "async";
    image.addEventListener("load", onLoad);
    image.src = address;
    avatars.set(address, image);
    if (avatars.size > MOST) {
      const [oldest] = avatars.keys();
      if (oldest !== undefined) avatars.delete(oldest);
    }
    return undefined;
  };
}

/** Avatars in memory. */
const MOST = 400;
