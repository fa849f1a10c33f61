import { disc, leaf, limb, type Point } from "../strokes.ts";
import { Daylight, GROUND, Ground } from "./parts.tsx";

interface Seat extends Point {
  taken: boolean;
}

const heights = [296, 222, 156, 104];
const reaches = [0, 104, 53, 27];

/** The seats of each level, from the left: every seat has two below it, which stand above it here. */
const levels: Seat[][] = heights.map((y, level) =>
  Array.from({ length: 2 ** level }, (_, place) => {
    let x = 240;
    for (let above = 1; above <= level; above++)
      x += (reaches[above] ?? 0) * ((place >> (level - above)) % 2 === 0 ? -1 : 1);
    return { x, y: y + Math.abs(x - 240) * 0.1, taken: !(level === 3 && place > 4) };
  }),
);
const seats = levels.flat();

function limbsOf(taken: boolean): string {
  return seats
    .slice(1)
    .map((seat, index) => {
      const below = seats[Math.floor(index / 2)] ?? seat;
      const level = Math.floor(Math.log2(index + 2));
      if (seat.taken !== taken) return "";
      return limb(below, { x: seat.x, y: below.y - 18 }, seat, 9 - level * 1.8, 7 - level * 1.7);
    })
    .join("");
}

/** A tree of two legs as the plan counts it: pairs that face each other make a point, the rest waits for a partner. */
export function Plans() {
  const [, , , tips = []] = levels;
  return (
    <>
      <Daylight x={240} y={170} radius={146} />
      <path
        d={limb({ x: 240, y: GROUND }, { x: 236, y: 334 }, { x: 240, y: 296 }, 15, 9)}
        className="fill-ink"
      />
      <path d={limbsOf(true)} className="fill-ink" />
      <path d={limbsOf(false)} className="fill-edge" />
      {tips.map((seat, index) => (
        <path
          key={seat.x}
          d={leaf(seat, (index - 3.5) * 9, 22)}
          strokeWidth="1.6"
          strokeDasharray={seat.taken ? undefined : "3 4"}
          className={
            seat.taken ? (index < 4 ? "fill-leaf" : "fill-leaf opacity-60") : "stroke-edge fill-paper"
          }
        />
      ))}
      <path
        d={seats
          .filter((_, index) => index < 7)
          .map((seat) => disc(seat, 11))
          .join("")}
        className="fill-sheet stroke-ink"
        strokeWidth="2.2"
      />
      <Ground grass={[150, 330]} />
    </>
  );
}
