import { expect, test } from "vitest";
import { addLeaf } from "../draw/paint/leaf-path.ts";
import { SvgPen } from "./svg-pen.ts";
import { tools } from "./test-svg-tools.ts";

test("fills and strokes one path, each in its own look", () => {
  const pen = new SvgPen(tools);
  pen.beginPath();
  pen.moveTo(1, 2);
  pen.lineTo(3.001, 4.126);
  pen.quadraticCurveTo(5, 6, 7, 8);
  pen.bezierCurveTo(1, 1, 2, 2, 3, 3);
  pen.closePath();
  pen.fillStyle = "#abcdef";
  pen.fill();
  pen.strokeStyle = "oklch(0.5 0.1 140)";
  pen.lineWidth = 1.25;
  pen.lineCap = "round";
  pen.setLineDash([4, 3]);
  pen.stroke();
  const path = "M1 2L3 4.13Q5 6 7 8C1 1 2 2 3 3z";
  expect(pen.markup).toBe(
    `<path d="${path}" fill="#abcdef"/>` +
      `<path d="${path}" fill="none" stroke="#123456" stroke-width="1.25" stroke-linecap="round" stroke-dasharray="4 3"/>`,
  );
});

test("draws nothing for an empty path, and starts each path without the one before", () => {
  const pen = new SvgPen(tools);
  pen.fill();
  pen.moveTo(0, 0);
  pen.lineTo(1, 1);
  pen.beginPath();
  pen.stroke();
  expect(pen.markup).toBe("");
});

test("draws a circle in two halves, which all programs show", () => {
  const pen = new SvgPen(tools);
  pen.beginPath();
  pen.moveTo(15, 10);
  pen.arc(10, 10, 5, 0, 2 * Math.PI);
  pen.fill();
  expect(pen.markup).toContain('d="M15 10L15 10A5 5 0 0 1 5 10A5 5 0 0 1 15 10"');
});

test("draws a leaf from its stem and back to it", () => {
  const pen = new SvgPen(tools);
  pen.beginPath();
  addLeaf(pen, 20, 30, 0, 14, 8);
  pen.fill();
  expect(pen.markup).toMatch(/d="M20 30C[\d. ]+C[\d. ]+ 20 30z"/);
});

test("rounds the corners of a tag, and no more than it is high", () => {
  const pen = new SvgPen(tools);
  pen.beginPath();
  pen.roundRect(0, 0, 40, 20, 99);
  pen.fill();
  expect(pen.markup.match(/A10 10/g)).toHaveLength(4);
});

test("writes a text with its font, anchor and baseline", () => {
  const pen = new SvgPen(tools);
  pen.font = '600 12px "Instrument Sans Variable", sans-serif';
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText("willow", 10, 20);
  expect(pen.markup).toBe(
    '<text x="10" y="24.2" font-family="&quot;Instrument Sans Variable&quot;, sans-serif" font-size="12" ' +
      'font-weight="600" text-anchor="middle" fill="#123456">willow</text>',
  );
  expect(pen.measureText("willow").width).toBe(36);
});

test("starts a Persian text on the right", () => {
  const pen = new SvgPen(tools);
  pen.direction = "rtl";
  pen.textAlign = "right";
  pen.fillText("خانواده", 100, 20);
  expect(pen.markup).toContain('direction="rtl" fill');
  expect(pen.markup).not.toContain("text-anchor");
});

test("escapes what a name or a font contains", () => {
  const pen = new SvgPen(tools);
  pen.font = '10px a"b<c';
  pen.fillText("</text><script>&", 0, 0);
  expect(pen.markup).toContain("&lt;/text&gt;&lt;script&gt;&amp;");
  expect(pen.markup).toContain('font-family="a&quot;b&lt;c"');
});

test("clips a photo, and nothing after it", () => {
  const pen = new SvgPen(tools);
  pen.save();
  pen.beginPath();
  pen.arc(10, 10, 5, 0, 2 * Math.PI);
  pen.clip();
  pen.globalAlpha = 0.5;
  const photo: ImageBitmap = { width: 8, height: 8, close() {} };
  pen.drawImage(photo, 5, 5, 10, 10);
  pen.restore();
  pen.fill();
  expect(pen.markup).toContain(
    '<image href="data:image/png;base64,AA==" x="5" y="5" width="10" height="10" preserveAspectRatio="none" opacity="0.5" clip-path="url(#clip-1)"/>',
  );
  expect(pen.markup).toMatch(/<path d="[^"]+" fill="#123456"\/>$/);
});
