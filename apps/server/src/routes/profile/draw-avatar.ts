import sharp from "sharp";

/** Pixels a side of what is kept. */
const SIDE = 256;
/** More than any camera takes; a picture that says it has more is not decoded at all. */
const PIXELS_AT_MOST = 50_000_000;
const SECONDS_AT_MOST = 10;

// Of all that libvips can read, only these: an SVG or a PDF would be a program to run.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});
// One picture must not take all cores, nor leave memory behind.
sharp.concurrency(1);
sharp.cache(false);

/** A picture that does not hold what its beginning promises. */
export class BrokenImage extends Error {
  override readonly name = "BrokenImage";
}

/**
 * Draws a picture anew as a WebP of 256 x 256 pixels: its middle, upright, the first frame of several, without any
 * metadata and without anything else that was hidden in the file.
 *
 * @throws BrokenImage
 */
export async function drawAvatar(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: PIXELS_AT_MOST, failOn: "error", pages: 1 })
      .timeout({ seconds: SECONDS_AT_MOST })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new BrokenImage("The picture cannot be decoded", { cause });
  }
}

/** The type of a picture by its first bytes, whatever its name says; null for all that is not taken. */
export function imageTypeOf(file: Buffer): string | null {
  const begins = (text: string, at = 0) => file.subarray(at, at + text.length).toString("latin1") === text;
  if (begins("\xff\xd8\xff")) return "image/jpeg";
  if (begins("\x89PNG\r\n\x1a\n")) return "image/png";
  if (begins("RIFF") && begins("WEBP", 8)) return "image/webp";
  if (begins("GIF87a") || begins("GIF89a")) return "image/gif";
  return null;
}
