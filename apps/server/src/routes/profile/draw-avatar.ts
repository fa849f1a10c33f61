import sharp from "sharp";

/** Pixels per side of a stored picture. */
const SIDE = 256;
/** More than any camera has. Larger pictures are not decoded. */
const MAXIMUM_PIXELS = 50_000_000;
const MAXIMUM_SECONDS = 10;

// Allow these formats only: an SVG or a PDF can contain programs.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});
// One picture must not use all cores or much memory.
sharp.concurrency(1);
sharp.cache(false);

/** The content of a picture does not match its first bytes. */
export class BrokenImageError extends Error {
  override readonly name = "BrokenImageError";
}

/**
 * Renders the centre of a picture's first frame as an upright WebP of 256 x 256 pixels, without metadata.
 *
 * @throws BrokenImageError
 */
export async function drawAvatar(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: MAXIMUM_PIXELS, failOn: "error", pages: 1 })
      .timeout({ seconds: MAXIMUM_SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new BrokenImageError("The picture cannot be decoded", { cause });
  }
}

/** The type of a picture by its first bytes, not by its name; null for unsupported types. */
export function detectImageType(file: Buffer): string | null {
  const begins = (text: string, at = 0) => file.subarray(at, at + text.length).toString("latin1") === text;
  if (begins("\xff\xd8\xff")) return "image/jpeg";
  if (begins("\x89PNG\r\n\x1a\n")) return "image/png";
  if (begins("RIFF") && begins("WEBP", 8)) return "image/webp";
  if (begins("GIF87a") || begins("GIF89a")) return "image/gif";
  return null;
}
