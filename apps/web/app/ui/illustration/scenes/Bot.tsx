import { curve, disc, leaf, limb, type Point } from "../strokes.ts";
import { Daylight, GROUND, Ground } from "./parts.tsx";

/** One market day per candle: the body from open to close, and the wick. */
const candles = [
  { x: 290, low: 322, open: 308, close: 268, high: 248 },
  { x: 324, low: 304, open: 262, close: 288, high: 242 },
  { x: 358, low: 292, open: 276, close: 210, high: 188 },
  { x: 392, low: 252, open: 202, close: 234, high: 180 },
  { x: 426, low: 240, open: 222, close: 146, high: 120 },
];

const vine: Point[] = [
  { x: 268, y: GROUND - 28 },
  { x: 290, y: 300 },
  { x: 322, y: 268 },
  { x: 357, y: 246 },
  { x: 394, y: 204 },
  { x: 424, y: 168 },
  { x: 438, y: 104 },
];

const vineLeaves = [
  leaf({ x: 275, y: 322 }, -64, 19),
  leaf({ x: 306, y: 284 }, -42, 20),
  leaf({ x: 340, y: 257 }, 150, 19),
  leaf({ x: 344, y: 254 }, -50, 22),
  leaf({ x: 378, y: 224 }, -52, 22),
  leaf({ x: 408, y: 188 }, 132, 20),
  leaf({ x: 414, y: 180 }, -58, 20),
  leaf({ x: 434, y: 128 }, -66, 19),
  leaf({ x: 436, y: 122 }, 52, 20),
  leaf({ x: 438, y: 108 }, 2, 21),
];

const drops: Point[] = [
  { x: 265, y: 268 },
  { x: 272, y: 280 },
  { x: 264, y: 288 },
  { x: 275, y: 296 },
  { x: 266, y: 308 },
  { x: 259, y: 298 },
];

/** A garden bot waters a vine that climbs a trellis of candles. */
export function Bot() {
  return (
    <>
      <Daylight x={318} y={200} radius={142} />
      <Trellis />
      <path d={curve(vine, true)} className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <path d={vineLeaves.join("")} className="fill-leaf" />
      <path
        d={`M250 ${GROUND - 28}h202l-9 28h-184z`}
        className="fill-sheet stroke-ink"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d={drops.map((drop) => leaf(drop, 0, 5)).join("")} className="fill-leaf opacity-60" />
      <Can />
      <path
        d={limb({ x: 150, y: 274 }, { x: 176, y: 286 }, { x: 188, y: 250 }, 10, 8)}
        className="fill-ink"
      />
      <g className="fill-sheet stroke-ink" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M76 346h92M112 226v20M132 226v20" />
        <circle cx="90" cy="354" r="17" />
        <circle cx="154" cy="354" r="17" />
        <rect x="76" y="244" width="92" height="94" rx="22" />
        <rect x="66" y="142" width="112" height="88" rx="30" />
      </g>
      <rect x="81" y="158" width="82" height="54" rx="20" className="fill-leaf-wash" />
      <path
        d={[
          disc({ x: 90, y: 354 }, 5),
          disc({ x: 154, y: 354 }, 5),
          disc({ x: 106, y: 180 }, 6),
          disc({ x: 140, y: 180 }, 6),
          limb({ x: 122, y: 143 }, { x: 119, y: 128 }, { x: 122, y: 112 }, 5, 3.4),
        ].join("")}
        className="fill-ink"
      />
      <path d="M112 194q11 8 22 0" className="stroke-ink" strokeWidth="2.2" strokeLinecap="round" />
      <path d={leaf({ x: 121, y: 120 }, -50, 31)} className="fill-leaf" />
      <path d={leaf({ x: 122, y: 126 }, 54, 22)} className="fill-leaf opacity-55" />
      <path
        d="M94 312l12-14l12 8l13-24l17-6"
        className="stroke-leaf"
        strokeWidth="2.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Ground grass={[40, 222]} />
    </>
  );
}

/** The trellis: chart candles on strings. */
function Trellis() {
  return candles.map(({ x, low, open, close, high }) => (
    <g
      key={x}
      strokeWidth="2"
      className={close < open ? "fill-leaf-wash stroke-leaf" : "fill-clay-wash stroke-clay"}
    >
      <path d={`M${x} ${GROUND - 28}V${low}`} className="stroke-edge" strokeDasharray="2 5" />
      <path d={`M${x} ${low}V${high}`} />
      <rect x={x - 10} y={Math.min(open, close)} width="20" height={Math.abs(open - close)} rx="3" />
    </g>
  ));
}

function Can() {
  return (
    <g
      transform="rotate(14 206 246)"
      className="stroke-ink"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M186 226C170 226 168 262 186 262" />
      <path d="M190 220C194 198 222 198 226 220" />
      <path d="M226 256L258 226L251 219L225 238z" className="fill-sheet" />
      <path d="M248 212L266 232" strokeWidth="5" />
      <path d="M186 220h42l4 48h-50z" className="fill-sheet" />
    </g>
  );
}
