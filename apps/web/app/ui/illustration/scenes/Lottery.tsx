import { localizeDigits } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { away, curve, leaf, limb, type Point } from "../strokes.ts";
import { Daylight, GROUND, Ground, onAmber } from "./parts.tsx";

const centre: Point = { x: 226, y: 172 };
const RADIUS = 126;

const heap: [x: number, y: number, number: string, look: string][] = [
  [168, 252, "3", "fill-sheet"],
  [207, 268, "18", "fill-leaf-wash"],
  [248, 269, "7", "fill-sheet"],
  [286, 250, "25", "fill-leaf-wash"],
  [187, 217, "31", "fill-leaf-wash"],
  [228, 231, "12", "fill-sheet"],
  [266, 213, "9", "fill-sheet"],
  [218, 190, "40", "fill-sheet"],
  [276, 140, "22", "fill-leaf-wash"],
  [172, 132, "5", "fill-sheet"],
];

const crown = [-96, -78, -60, -42, -24, -6, 12, 30, 48, 66];

/** Two intertwined twigs. */
const hoop = [0, Math.PI].map((phase) =>
  curve(
    Array.from({ length: 72 }, (_, index) =>
      away(centre, index * 5, RADIUS + 3.4 * Math.sin((index / 72) * Math.PI * 2 * 9 + phase)),
    ),
  ),
);

/** A drum of woven twigs with numbered seeds inside, and one that fell out and sprouts. */
export function Lottery() {
  const { x, y } = centre;
  return (
    <>
      <Daylight x={244} y={182} radius={158} />
      <path
        d={
          limb({ x: 134, y: GROUND }, { x: 150, y: 336 }, { x: 200, y: 296 }, 10, 7) +
          limb({ x: 318, y: GROUND }, { x: 302, y: 336 }, { x: 252, y: 296 }, 10, 7) +
          limb({ x: 162, y: 338 }, { x: 226, y: 326 }, { x: 290, y: 338 }, 5, 5) +
          limb({ x: 350, y: 172 }, { x: 372, y: 176 }, { x: 390, y: 170 }, 8, 6) +
          limb({ x: 389, y: 170 }, { x: 397, y: 194 }, { x: 391, y: 218 }, 6, 5)
        }
        className="fill-ink"
      />
      <path d={leaf({ x: 391, y: 214 }, 172, 26)} className="fill-amber" />
      <circle cx={x} cy={y} r={RADIUS} className="fill-paper" />
      <g className="stroke-edge" strokeWidth="1.6">
        <ellipse cx={x} cy={y} rx={RADIUS} ry="40" />
        <ellipse cx={x} cy={y} rx="46" ry={RADIUS} />
        <ellipse cx={x} cy={y} rx="95" ry={RADIUS} />
      </g>
      {heap.map(([seedX, seedY, number, look]) => (
        <Seed key={number} at={{ x: seedX, y: seedY }} number={number} look={look} ink="fill-ink" />
      ))}
      <path d={hoop.join("")} className="stroke-ink" strokeWidth="3.4" />
      <path d={crown.map(crownLeaf).join("")} className="fill-leaf" />
      <path d={limb({ x: 400, y: 336 }, { x: 398, y: 326 }, { x: 400, y: 316 }, 4, 3)} className="fill-ink" />
      <path d={leaf({ x: 400, y: 321 }, -48, 25)} className="fill-leaf" />
      <path d={leaf({ x: 400, y: 325 }, 52, 18)} className="fill-leaf opacity-55" />
      <Seed at={{ x: 400, y: 351 }} number="27" look="fill-amber" ink={onAmber} />
      <Ground grass={[62, 346, 440]} />
    </>
  );
}

/** A leaf of the hoop, alternating between outside and inside. */
function crownLeaf(degrees: number, index: number): string {
  const out = index % 2 === 0;
  return leaf(away(centre, degrees, RADIUS), degrees + (out ? 42 : 128), out ? 24 : 19);
}

/** A numbered seed, in the digits of the language. */
function Seed({ at: { x, y }, number, look, ink }: { at: Point; number: string; look: string; ink: string }) {
  const locale = useLocale();
  return (
    <>
      <circle cx={x} cy={y} r="20.5" strokeWidth="2" className={`stroke-ink ${look}`} />
      <text x={x} y={y + 6} textAnchor="middle" className={`font-[600] text-[17px] ${ink}`}>
        {localizeDigits(number, locale)}
      </text>
    </>
  );
}
