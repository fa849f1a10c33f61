import sharp from "sharp";

/** Pixels per side of a stored picture. */
const SIDE = 256;
/**
 * Decoders of progressive and interlaced pictures hold all pixels: 64 MiB at 16 megapixels of four bytes. A pixel of 16-bit
 * channels takes twice that, so it counts as two.
 */
const MAXIMUM_PIXELS = 16_000_000;
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

/** Why a picture is refused: too many pixels, content that does not match its first bytes, or no time to decode it. */
export type PictureError = "large" | "broken" | "late";
export type Drawn = { readonly image: Buffer } | { readonly error: PictureError };

/**
 * Renders the centre of a picture's first frame as an upright WebP of 256 x 256 pixels, without metadata. A picture that is
 * too large is refused by its header.
 */
export async function drawAvatar(file: Buffer): Promise<Drawn> {
  try {
    const input = sharp(file, { limitInputPixels: MAXIMUM_PIXELS, failOn: "error", pages: 1 });
    const { width, height, depth } = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata();
    const weight = depth === "ushort" ? 2 : 1;
    if (width * height * weight > MAXIMUM_PIXELS) return { error: "large" };
    const image = await input
      .timeout({ seconds: MAXIMUM_SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
    return { image };
  } catch (error) {
    const isTimeout = error instanceof Error && error.message.startsWith("timeout");
    return { error: isTimeout ? "late" : "broken" };
  }
}
