import { GrownTree } from "../GrownTree.tsx";
import { growTree } from "../grow-tree.ts";
import { disc, leaf, limb, type Point } from "../strokes.ts";
import { Daylight, GROUND, Ground } from "./parts.tsx";

const tree = growTree({
  seed: 12,
  levels: 8,
  trunk: 66,
  stem: 62,
  gaps: 0.08,
  spread: 66,
  taper: 0.82,
  leafSize: 11,
  girth: 15,
});

/** A wide crown, and two people below it of whom one waves with a leaf. */
export function Greeting() {
  return (
    <>
      <Daylight x={250} y={176} radius={150} />
      <path
        d="M52 92q9 -10 17 0q8 -10 17 0M92 62q6 -7 12 0q6 -7 12 0"
        className="stroke-ink"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <GrownTree tree={tree} at={{ x: 250, y: GROUND }} />
      <Person at={{ x: 148, y: GROUND }} height={66} look="fill-amber" />
      <path
        d={limb({ x: 155, y: 332 }, { x: 172, y: 330 }, { x: 178, y: 308 }, 5, 4)}
        className="fill-amber"
      />
      <path d={leaf({ x: 178, y: 310 }, 16, 13)} className="fill-leaf" />
      <Person at={{ x: 344, y: GROUND }} height={58} look="fill-leaf" />
      <Ground grass={[74, 214, 412]} />
    </>
  );
}

function Person({ at: { x, y }, height, look }: { at: Point; height: number; look: string }) {
  const half = height * 0.23;
  return (
    <g className={look}>
      <path
        d={`M${x} ${y - height * 0.72}C${x - half * 0.9} ${y - height * 0.66} ${x - half} ${y - height * 0.2} ${x - half} ${y}H${x + half}C${x + half} ${y - height * 0.2} ${x + half * 0.9} ${y - height * 0.66} ${x} ${y - height * 0.72}Z`}
      />
      <path d={disc({ x, y: y - height * 0.86 }, height * 0.125)} className="fill-ink" />
    </g>
  );
}
