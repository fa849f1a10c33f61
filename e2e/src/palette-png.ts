import { crc32, deflateSync, inflateSync } from "node:zlib";

/** Pixels from the top left corner on, three bytes each: red, green, blue. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUE_COLOUR = 2;
const PALETTE = 3;

/**
 * A screenshot with a palette of at most `colours` (256 or fewer): a third of its bytes, and for flat drawings no
 * difference to the eye. Reads what Chromium writes: 8 bits a channel, no transparency, not interlaced.
 */
export function withPalette(png: Buffer, colours: number): Buffer {
  const picture = read(png);
  const { palette, indices } = reduce(picture, colours);
  const { width, height } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, PALETTE, 0, 0, 0], 8);
  // Lines of palette indices compress best unfiltered: each begins with filter 0.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const data = deflateSync(lines, { level: 9, memLevel: 9 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function read(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  if (png[24] !== 8 || png[25] !== TRUE_COLOUR || png[28] !== 0) {
    throw new Error(
      "Expected a PNG of 8 bits a channel without transparency, as Chromium writes of an opaque page.",
    );
  }
  const parts: Buffer[] = [];
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return { width, height, pixels: unfilter(inflateSync(Buffer.concat(parts)), width * 3, height) };
}

/** Undoes the five filters of PNG (its specification, section 9). */
function unfilter(lines: Buffer, stride: number, height: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const raw = lines[y * (stride + 1) + 1 + x] ?? 0;
      const left = x < 3 ? 0 : (out[y * stride + x - 3] ?? 0);
      const up = y === 0 ? 0 : (out[(y - 1) * stride + x] ?? 0);
      const corner = x < 3 || y === 0 ? 0 : (out[(y - 1) * stride + x - 3] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[y * stride + x] = raw + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const sum = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

type Colour = [red: number, green: number, blue: number];

/** The most frequent colours, and for each pixel the one that is nearest to its own. */
function reduce({ pixels }: Picture, most: number): { palette: Colour[]; indices: Uint8Array } {
  const colourAt = (pixel: number): number =>
    ((pixels[pixel * 3] ?? 0) << 16) | ((pixels[pixel * 3 + 1] ?? 0) << 8) | (pixels[pixel * 3 + 2] ?? 0);
  const count = pixels.length / 3;
  const frequency = new Map<number, number>();
  for (let pixel = 0; pixel < count; pixel++) {
    const colour = colourAt(pixel);
    frequency.set(colour, (frequency.get(colour) ?? 0) + 1);
  }
  const palette: Colour[] = [];
  for (const [colour] of [...frequency].sort(([, a], [, b]) => b - a)) {
    if (palette.length === most) break;
    const candidate = split(colour);
    // Two that nobody tells apart need one place.
    if (palette.every((chosen) => distance(chosen, candidate) > 90)) palette.push(candidate);
  }
  const nearest = new Map<number, number>();
  for (const colour of frequency.keys()) {
    const wanted = split(colour);
    const distances = palette.map((chosen) => distance(chosen, wanted));
    nearest.set(colour, distances.indexOf(Math.min(...distances)));
  }
  return {
    palette,
    indices: Uint8Array.from({ length: count }, (_, pixel) => nearest.get(colourAt(pixel)) ?? 0),
  };
}

const split = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255];

function distance([r, g, b]: Colour, [red, green, blue]: Colour): number {
  return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
}
