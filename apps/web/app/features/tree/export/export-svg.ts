import { paint } from "../draw/paint/paint.ts";
import type { Picture } from "../draw/tree-renderer.ts";
import { CAPTION_HEIGHT, type Caption, paintCaption } from "./caption.ts";
import { escapeXml, SvgPen, type SvgTools } from "./svg-pen.ts";

/** The picture as an SVG document with its caption. It needs nothing from elsewhere: colours are resolved, photos are inside. */
export function exportSvg({ frame, ghosts }: Picture, caption: Caption, tools: SvgTools): string {
  const { width, height } = frame.viewport;
  const drawing = new SvgPen(tools);
  paint(drawing, frame, ghosts);
  const text = new SvgPen(tools);
  paintCaption(text, caption, frame);
  const whole = height + CAPTION_HEIGHT;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}" role="img">` +
    `<title>${escapeXml(caption.title)}</title><desc>${escapeXml(caption.details)}</desc>` +
    `<rect width="${width}" height="${whole}" fill="${tools.toHex(frame.palette.paper)}"/>` +
    // A nested viewport cuts off what reaches beyond the screen.
    `<svg y="${CAPTION_HEIGHT}" width="${width}" height="${height}" overflow="hidden">${drawing.markup}</svg>` +
    `${text.markup}</svg>\n`
  );
}
