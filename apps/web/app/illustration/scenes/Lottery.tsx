import { localizeDigits } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { leaf, limb, type Point } from "../strokes.ts";
import { Daylight, GROUND, Ground } from "./parts.tsx";

const centre = { x: 222, y: 176 };
const RADIUS = 124;

const heap: [x: number, y: number, number: string, look: string][] = [
  [166, 256, "3", "fill-sheet"],
  [204, 272, "18", "fill-leaf-wash"],
  [243, 273, "7", "fill-sheet"],
  [280, 253, "25", "fill-leaf-wash"],
  [184, 222, "31", "fill-leaf-wash"],
  [224, 236, "12", "fill-sheet"],
  [262, 218, "9", "fill-sheet"],
  [212, 196, "40", "fill-sheet"],
  [270, 150, "22", "fill-leaf-wash"],
  [168, 140, "5", "fill-sheet"],
];

const crown: [number, number][] = [
  [-64, 17],
  [-42, 20],
  [-20, 22],
  [4, 24],
  [26, 22],
  [48, 20],
  [68, 17],
];

/** A drum woven of twigs, with numbered seeds inside; one of them has left it and sprouts. */
export function Lottery() {
  const { x, y } = centre;
  return (
    <>
      <Daylight x={244} y={182} radius={156} />
      <path
        d={
          limb({ x: 150, y: GROUND }, { x: 160, y: 340 }, { x: 206, y: 296 }, 9, 7) +
          limb({ x: 294, y: GROUND }, { x: 284, y: 340 }, { x: 238, y: 296 }, 9, 7)
        }
        className="fill-ink"
      />
      <circle cx={x} cy={y} r={RADIUS} className="fill-paper" />
      <g className="stroke-edge" strokeWidth="1.6">
        <ellipse cx={x} cy={y} rx={RADIUS} ry="40" />
        <ellipse cx={x} cy={y} rx="46" ry={RADIUS} />
        <ellipse cx={x} cy={y} rx="94" ry={RADIUS} />
      </g>
      {heap.map(([seedX, seedY, number, look]) => (
        <Seed key={number} at={{ x: seedX, y: seedY }} number={number} look={look} />
      ))}
      <circle cx={x} cy={y} r={RADIUS} className="stroke-ink" strokeWidth="5" />
      <path
        d={
          limb({ x: 346, y: 176 }, { x: 366, y: 178 }, { x: 384, y: 174 }, 8, 6) +
          limb({ x: 384, y: 174 }, { x: 392, y: 198 }, { x: 386, y: 222 }, 6, 5)
        }
        className="fill-ink"
      />
      <path d={leaf({ x: 386, y: 220 }, 168, 20)} className="fill-amber" />
      <path d={crown.map(([angle, size]) => crownLeaf(angle, size)).join("")} className="fill-leaf" />
      <path d={leaf({ x: 392, y: 338 }, -38, 22)} className="fill-leaf" />
      <path d={leaf({ x: 394, y: 338 }, 44, 17)} className="fill-leaf opacity-55" />
      <Seed at={{ x: 393, y: 351 }} number="27" look="fill-amber" />
      <Ground grass={[70, 336, 442]} />
    </>
  );
}

function crownLeaf(degrees: number, size: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = { x: centre.x + Math.sin(angle) * RADIUS, y: centre.y - Math.cos(angle) * RADIUS };
  return leaf(at, degrees + (degrees < 0 ? 34 : -34) + 0, size);
}

/** A numbered seed, in the reader's digits. */
function Seed({ at: { x, y }, number, look }: { at: Point; number: string; look: string }) {
  const locale = useLocale();
  return (
    <g>
      <circle cx={x} cy={y} r="20" strokeWidth="2" className={`stroke-ink ${look}`} />
      <text x={x} y={y + 6} textAnchor="middle" className="fill-ink text-[17px] font-[600]">
        {localizeDigits(number, locale)}
      </text>
    </g>
  );
}
