import { leaf, limb, type Point, veins } from "../strokes.ts";
import { Daylight, Ground } from "./parts.tsx";

const boughLeaves: [Point, number, number][] = [
  [{ x: 62, y: 72 }, -24, 27],
  [{ x: 108, y: 88 }, 20, 29],
  [{ x: 112, y: 92 }, 152, 26],
  [{ x: 171, y: 54 }, 14, 28],
  [{ x: 156, y: 76 }, -46, 22],
  [{ x: 206, y: 96 }, 34, 25],
  [{ x: 56, y: 80 }, 176, 21],
  [{ x: 292, y: 86 }, 52, 29],
  [{ x: 290, y: 88 }, 108, 24],
  [{ x: 172, y: 100 }, 170, 20],
];

/** A maple seed falls from its branch towards soil or stone. */
export function Chance() {
  return (
    <>
      <Daylight x={258} y={200} radius={144} />
      <path
        d={
          limb({ x: 14, y: 58 }, { x: 120, y: 114 }, { x: 292, y: 87 }, 15, 3) +
          limb({ x: 120, y: 88 }, { x: 152, y: 82 }, { x: 171, y: 52 }, 5, 2) +
          limb({ x: 218, y: 96 }, { x: 240, y: 102 }, { x: 246, y: 124 }, 4, 2)
        }
        className="fill-ink"
      />
      <ellipse
        cx="13"
        cy="58"
        rx="4.5"
        ry="8.5"
        transform="rotate(28 13 58)"
        className="fill-sheet stroke-ink"
        strokeWidth="2"
      />
      <path d={boughLeaves.map((place) => leaf(...place)).join("")} className="fill-leaf" />
      <path
        d={boughLeaves.map((place) => veins(...place)).join("")}
        className="stroke-paper opacity-60"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <path
        d="M247 172C248 196 238 208 246 232C262 272 178 262 140 312M246 232C262 262 314 256 352 326"
        className="stroke-ink"
        strokeWidth="2.2"
        strokeDasharray="0.1 7"
        strokeLinecap="round"
      />
      <Samara at={{ x: 244, y: 128 }} turn={124} />
      <Samara at={{ x: 250, y: 128 }} turn={56} flipped />
      <Samara at={{ x: 183, y: 274 }} turn={-58} />
      <Samara at={{ x: 318, y: 276 }} turn={-8} />
      <path d="M62 372C84 340 178 340 204 372z" className="fill-leaf-wash stroke-ink" strokeWidth="2" />
      <path
        d={limb({ x: 132, y: 351 }, { x: 129, y: 336 }, { x: 132, y: 320 }, 5, 3.4)}
        className="fill-ink"
      />
      <path d={leaf({ x: 131, y: 326 }, -50, 31)} className="fill-leaf" />
      <path d={leaf({ x: 132, y: 331 }, 54, 22)} className="fill-leaf opacity-55" />
      <path
        d="M304 372C294 348 318 330 346 336C378 322 418 340 416 372z"
        className="fill-sheet stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M328 354l18-4M372 348l18 6M346 363l12 1"
        className="stroke-edge"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <Ground grass={[44, 232]} />
    </>
  );
}

/** A winged seed of a maple, its seed at `at`. */
function Samara({ at, turn, flipped = false }: { at: Point; turn: number; flipped?: boolean }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn})${flipped ? " scale(1 -1)" : ""}`}>
      <path d="M-2-4C14-5 36-12 54-13C64-12 62 2 51 8C36 15 14 9 0 4z" className="fill-amber" />
      <path
        d="M10-2L52-8M12 0C26 0 40-2 52-1M12 2C24 5 36 6 46 5"
        className="stroke-paper"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <ellipse rx="8.5" ry="6.5" className="fill-ink" />
    </g>
  );
}
