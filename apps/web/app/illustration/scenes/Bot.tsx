import { curve, disc, leaf, limb } from "../strokes.ts";
import { Daylight, GROUND, Ground } from "./parts.tsx";

/** A day of a market each: where the body begins and ends, and where the wick does. Not every day is a good one. */
const candles = [
  { x: 282, low: 322, open: 306, close: 268, high: 250 },
  { x: 318, low: 300, open: 262, close: 286, high: 244 },
  { x: 354, low: 296, open: 280, close: 214, high: 192 },
  { x: 390, low: 252, open: 204, close: 234, high: 184 },
  { x: 426, low: 236, open: 222, close: 148, high: 122 },
];

const vine = [
  { x: 262, y: GROUND - 30 },
  { x: 284, y: 300 },
  { x: 316, y: 266 },
  { x: 352, y: 244 },
  { x: 392, y: 200 },
  { x: 424, y: 166 },
  { x: 436, y: 112 },
];

const vineLeaves = [
  leaf({ x: 268, y: 320 }, -66, 15),
  leaf({ x: 298, y: 284 }, -40, 17),
  leaf({ x: 333, y: 257 }, 148, 16),
  leaf({ x: 336, y: 254 }, -48, 18),
  leaf({ x: 374, y: 222 }, -52, 19),
  leaf({ x: 406, y: 186 }, 130, 17),
  leaf({ x: 411, y: 180 }, -58, 17),
  leaf({ x: 434, y: 126 }, -62, 17),
  leaf({ x: 435, y: 122 }, 48, 17),
  leaf({ x: 436, y: 114 }, -6, 18),
];

/** A bot of the garden waters a vine that climbs a trellis of good and bad days. */
export function Bot() {
  return (
    <>
      <Daylight x={320} y={196} radius={136} />
      {candles.map(({ x, low, open, close, high }) => {
        const rises = close < open;
        return (
          <g
            key={x}
            strokeWidth="2"
            className={rises ? "fill-leaf-wash stroke-leaf" : "fill-clay-wash stroke-clay"}
          >
            <path d={`M${x} ${GROUND - 26}V${low}`} className="stroke-edge" strokeDasharray="2 5" />
            <path d={`M${x} ${low}V${high}`} />
            <rect x={x - 10} y={Math.min(open, close)} width="20" height={Math.abs(open - close)} rx="3" />
          </g>
        );
      })}
      <path d={curve(vine, true)} className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <path d={vineLeaves.join("")} className="fill-leaf" />
      <path
        d={`M246 ${GROUND - 26}h202l-8 26h-186Z`}
        className="fill-sheet stroke-ink"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />

      <path d={limb({ x: 158, y: 262 }, { x: 182, y: 268 }, { x: 196, y: 250 }, 9, 8)} className="fill-ink" />
      <g className="fill-sheet stroke-ink" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M186 232h40l-5 38h-30Z" />
        <path d="M190 232C192 212 220 212 222 232M223 246L250 236M246 229L256 246" />
      </g>
      <path
        d={[
          [258, 252],
          [264, 262],
          [256, 266],
          [266, 278],
          [258, 284],
          [268, 296],
        ]
          .map(([x = 0, y = 0]) => disc({ x, y }, 2))
          .join("")}
        className="fill-leaf"
      />

      <g className="fill-sheet stroke-ink" strokeWidth="2.4" strokeLinejoin="round">
        <path d="M84 350h92" strokeLinecap="round" />
        <circle cx="98" cy="354" r="17" />
        <circle cx="162" cy="354" r="17" />
        <rect x="84" y="244" width="92" height="94" rx="20" />
        <rect x="76" y="152" width="108" height="82" rx="26" />
        <path d="M118 234v10M142 234v10" />
      </g>
      <path d={disc({ x: 98, y: 354 }, 5) + disc({ x: 162, y: 354 }, 5)} className="fill-ink" />
      <rect x="90" y="168" width="80" height="50" rx="16" className="fill-leaf-wash" />
      <path d={disc({ x: 113, y: 190 }, 6) + disc({ x: 147, y: 190 }, 6)} className="fill-ink" />
      <path d="M120 204q10 7 20 0" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
      <path d={limb({ x: 130, y: 152 }, { x: 128, y: 138 }, { x: 130, y: 124 }, 4, 3)} className="fill-ink" />
      <path d={leaf({ x: 130, y: 130 }, -50, 25)} className="fill-leaf" />
      <path d={leaf({ x: 130, y: 136 }, 54, 18)} className="fill-leaf opacity-55" />
      <path
        d="M104 316v-20l12 8l12 -18l12 10l16 -26"
        className="stroke-leaf"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Ground grass={[46, 218]} />
    </>
  );
}
