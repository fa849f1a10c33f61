import { useLingui } from "@lingui/react/macro";
import type { Leg, Neighbours } from "../../../chain/read-seats.ts";
import { classes } from "../../../ui/primitives/classes.ts";

interface SeatDrawingProps {
  readonly username: string;
  readonly neighbours: Neighbours;
  /** The member's side below the upline. */
  readonly leg: Leg | null;
}

const upline = { x: 160, y: 36 };

/** The longest name in the usual size; the contract allows 16 letters. */
const LONG = 12;
const left = { x: 64, y: 216 };
const right = { x: 256, y: 216 };

/** A drawing of upline, own seat and both legs. Left stays left in every language. */
export function SeatDrawing({ username, neighbours, leg }: SeatDrawingProps) {
  const { t } = useLingui();
  const free = t`free`;
  const noMember = t`no one`;
  const own = { x: leg === "left" ? 124 : leg === "right" ? 196 : 160, y: leg === null ? 40 : 118 };
  return (
    <svg
      viewBox="0 0 320 262"
      className="mx-auto w-full max-w-sm grow"
      role="img"
      direction="ltr"
      aria-label={t`Above you: ${neighbours.up ?? noMember}. On your left leg: ${neighbours.left ?? free}. On your right leg: ${neighbours.right ?? free}.`}
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" className="text-ink">
        {neighbours.up !== null && <path d={limb(upline, own)} />}
        <path d={limb(own, left)} strokeDasharray={neighbours.left === null ? "2 6" : undefined} />
        <path d={limb(own, right)} strokeDasharray={neighbours.right === null ? "2 6" : undefined} />
      </g>
      {neighbours.up !== null && <Node at={upline} name={neighbours.up} look="above" label="above" />}
      <Node at={own} name={username} look="own" label={leg === "right" ? "left" : "right"} />
      <Node at={left} name={neighbours.left ?? free} look={neighbours.left === null ? "free" : "left"} />
      <Node at={right} name={neighbours.right ?? free} look={neighbours.right === null ? "free" : "right"} />
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A limb that starts downwards and bends to its end. */
function limb(from: Point, to: Point): string {
  const bend = from.y + (to.y - from.y) * 0.45;
  return `M${from.x} ${from.y}C${from.x} ${bend} ${to.x} ${bend} ${to.x} ${to.y}`;
}

const looks = {
  above: "fill-sheet stroke-ink",
  own: "fill-amber stroke-amber-ink",
  left: "fill-leaf stroke-leaf",
  right: "fill-leaf stroke-leaf opacity-60",
  free: "fill-sheet stroke-edge",
} as const;

interface NodeProps {
  readonly at: Point;
  readonly name: string;
  readonly look: keyof typeof looks;
  /** Where the name is; the side with room for it. */
  readonly label?: "above" | "left" | "right" | "below";
}

function Node({ at, name, look, label = "below" }: NodeProps) {
  const size = look === "own" ? 15 : 12;
  const places = {
    above: { x: at.x, y: at.y - size - 9, textAnchor: "middle" },
    left: { x: at.x - size - 8, y: at.y + 5, textAnchor: "end" },
    right: { x: at.x + size + 8, y: at.y + 5, textAnchor: "start" },
    below: { x: at.x, y: at.y + size + 20, textAnchor: "middle" },
  } as const;
  return (
    <g>
      {/* The limb ends at the edge of the node, because free nodes are transparent. */}
      <circle cx={at.x} cy={at.y} r={size} className="fill-sheet" />
      <circle
        cx={at.x}
        cy={at.y}
        r={size}
        strokeWidth="1.8"
        strokeDasharray={look === "free" ? "3 3" : undefined}
        className={looks[look]}
      />
      <text
        {...places[label]}
        className={classes(
          look === "free" ? "fill-quiet text-[14px]" : "fill-ink font-[550]",
          look !== "free" && (name.length > LONG ? "text-[12px]" : "text-[15px]"),
        )}
      >
        {name}
      </text>
    </g>
  );
}
