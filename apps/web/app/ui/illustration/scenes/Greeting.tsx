import { useMemo } from "react";
import { GrownTree } from "../GrownTree.tsx";
import { growTree, type TreeShape } from "../grow-tree.ts";
import { disc, leaf, limb } from "../strokes.ts";
import { Daylight, GROUND, Ground } from "./parts.tsx";

const shape: TreeShape = {
  seed: 21,
  levels: 7,
  trunk: 58,
  stem: 74,
  gaps: 0.04,
  spread: 74,
  taper: 0.85,
  leafSize: 14.5,
  girth: 15,
};

/** A wide crown, and two people who greet each other below it. */
export function Greeting() {
  const tree = useMemo(() => growTree(shape), []);
  return (
    <>
      <Daylight x={240} y={184} radius={152} />
      <path
        d="M28 78q9-11 18 0q9-11 18 0M72 46q6-8 12 0q6-8 12 0"
        className="stroke-ink"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <GrownTree tree={tree} at={{ x: 240, y: GROUND }} />
      <Person x={136} height={84} look="fill-amber" />
      <path
        d={
          limb({ x: 140, y: 319 }, { x: 164, y: 316 }, { x: 168, y: 292 }, 7, 5) +
          limb({ x: 132, y: 319 }, { x: 120, y: 330 }, { x: 116, y: 346 }, 7, 5)
        }
        className="fill-amber"
      />
      <path d={leaf({ x: 168, y: 295 }, 14, 15)} className="fill-leaf" />
      <Person x={338} height={72} look="fill-leaf" />
      <path
        d={
          limb({ x: 335, y: 327 }, { x: 316, y: 322 }, { x: 312, y: 304 }, 6, 5) +
          limb({ x: 341, y: 327 }, { x: 352, y: 336 }, { x: 355, y: 350 }, 6, 5)
        }
        className="fill-leaf"
      />
      <Ground grass={[70, 206, 300, 420]} />
    </>
  );
}

/** A person in a long coat. */
function Person({ x, height, look }: { x: number; height: number; look: string }) {
  const half = height * 0.21;
  const neck = GROUND - height * 0.72;
  return (
    <>
      <path
        d={`M${x} ${neck}C${x - half * 0.9} ${neck} ${x - half * 0.8} ${GROUND - height * 0.3} ${x - half} ${GROUND}H${x + half}C${x + half * 0.8} ${GROUND - height * 0.3} ${x + half * 0.9} ${neck} ${x} ${neck}z`}
        className={look}
      />
      <path d={disc({ x, y: GROUND - height * 0.87 }, Math.round(height * 0.13))} className="fill-ink" />
    </>
  );
}
