// `npm run icons`: the site's icon as the pictures that phones and old browsers ask for, from apps/web/public/favicon.svg.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import sharp from "sharp";
import { themeColors } from "../../../apps/web/app/layout/theme.ts";

const folder = join(projectRoot, "apps", "web", "public");
const drawing = await readFile(join(folder, "favicon.svg"));

/** The mark on paper, with the margin that a phone may cut off. */
async function onPaper(side: number): Promise<Buffer> {
  const mark = Math.round(side * 0.64);
  const picture = await draw(mark);
  return sharp({ create: { width: side, height: side, channels: 3, background: themeColors.light } })
    .composite([{ input: picture }])
    .png({ palette: true })
    .toBuffer();
}

function draw(side: number): Promise<Buffer> {
  return sharp(drawing, { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer();
}

/** An icon file with one PNG: a header, a directory of one entry, the picture. */
function toIco(picture: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

await writeFile(join(folder, "favicon.ico"), toIco(await draw(32), 32));
await writeFile(join(folder, "apple-touch-icon.png"), await onPaper(180));
for (const side of [192, 512]) await writeFile(join(folder, `icon-${side}.png`), await onPaper(side));
