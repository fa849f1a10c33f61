import { leaf, limb, type Point, veins } from "../strokes.ts";
import { Daylight, Ground } from "./parts.tsx";

const boughLeaves: [Point, number, number][] = [
  [{ x: 64, y: 66 }, -28, 24],
  [{ x: 104, y: 84 }, 22, 26],
  [{ x: 120, y: 92 }, 150, 22],
  [{ x: 168, y: 88 }, -8, 24],
  [{ x: 206, y: 96 }, 38, 22],
  [{ x: 60, y: 78 }, 190, 18],
  [{ x: 292, y: 88 }, 62, 26],
  [{ x: 290, y: 84 }, 112, 20],
];

/** A winged seed falls from its bough: one way leads to soil, the other one to stone. */
export function Chance() {
  return (
    <>
      <Daylight x={262} y={190} radius={140} />
      <path
        d={
          limb({ x: 0, y: 58 }, { x: 120, y: 112 }, { x: 292, y: 86 }, 15, 3) +
          limb({ x: 116, y: 86 }, { x: 150, y: 78 }, { x: 170, y: 50 }, 5, 2) +
          limb({ x: 214, y: 94 }, { x: 236, y: 106 }, { x: 244, y: 128 }, 4, 2)
        }
        className="fill-ink"
      />
      <path
        d={
          boughLeaves.map(([at, angle, size]) => leaf(at, angle, size)).join("") +
          leaf({ x: 170, y: 52 }, 20, 24)
        }
        className="fill-leaf"
      />
      <path
        d={boughLeaves.map(([at, angle, size]) => veins(at, angle, size)).join("")}
        className="stroke-paper opacity-60"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <path
        d="M246 152C252 190 232 214 244 240C262 276 176 262 140 318M244 240C252 262 300 262 340 316"
        className="stroke-ink"
        strokeWidth="1.8"
        strokeDasharray="0.1 7"
        strokeLinecap="round"
      />
      <Samara at={{ x: 245, y: 132 }} turn={104} />
      <Samara at={{ x: 184, y: 284 }} turn={-40} />
      <Samara at={{ x: 330, y: 296 }} turn={24} />
      <path d="M70 372C88 344 172 344 194 372Z" className="fill-leaf-wash stroke-ink" strokeWidth="1.8" />
      <path d={limb({ x: 132, y: 352 }, { x: 130, y: 338 }, { x: 133, y: 326 }, 4, 3)} className="fill-ink" />
      <path d={leaf({ x: 132, y: 330 }, -52, 24)} className="fill-leaf" />
      <path d={leaf({ x: 133, y: 334 }, 56, 18)} className="fill-leaf opacity-55" />
      <path
        d="M312 372C306 346 330 332 356 336C384 330 414 344 412 372Z"
        className="fill-sheet stroke-ink"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M338 352l18 -4M372 350l16 6M350 362l10 1"
        className="stroke-edge"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <Ground grass={[52, 226]} />
    </>
  );
}

/** A winged seed of a maple. */
function Samara({ at, turn }: { at: Point; turn: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <path d="M0 -3C12 -17 46 -20 58 -7C50 4 16 8 0 3Z" className="fill-amber" />
      <path
        d="M8 -3C22 -6 38 -10 50 -9M12 0C26 -2 38 -4 48 -4"
        className="stroke-paper"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <ellipse rx="8" ry="6" className="fill-ink" />
    </g>
  );
}
