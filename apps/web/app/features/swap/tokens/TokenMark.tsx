import type { Asset, Exchange } from "@canopy/swap/types";
import { classes } from "../../../ui/primitives/classes.ts";
import { isListed } from "./assets.ts";

interface TokenMarkProps {
  readonly exchange: Pick<Exchange, "tokens">;
  readonly asset: Asset;
  readonly className?: string;
}

/** A token's mark, drawn by us: no picture of another site. Tokens outside of the list have their first letter. Decorative. */
export function TokenMark({ exchange, asset, className = "size-8" }: TokenMarkProps) {
  // A fake has the symbol of a listed token, but not its mark.
  const listed = asset.isNative || isListed(exchange, asset.address);
  const mark = listed ? marks[asset.symbol] : undefined;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes("shrink-0", mark?.ink ?? "text-quiet", className)}
    >
      <circle
        cx={16}
        cy={16}
        r={15}
        strokeWidth={1}
        strokeDasharray={listed ? undefined : "2.5 3"}
        className={mark?.disc ?? "fill-sheet"}
      />
      {mark ? <path d={mark.path} /> : <Letter text={asset.symbol} />}
    </svg>
  );
}

function Letter({ text }: { readonly text: string }) {
  return (
    <text x={16} y={21} textAnchor="middle" fill="currentColor" stroke="none" className="font-[600] text-sm">
      {[...text][0]?.toUpperCase()}
    </text>
  );
}

interface Mark {
  readonly ink: string;
  readonly disc: string;
  readonly path: string;
}

const leaf = { ink: "text-leaf", disc: "fill-leaf-wash" };
const amber = { ink: "text-amber-ink", disc: "fill-amber-wash" };
const plain = { ink: "text-ink", disc: "fill-sheet" };

const tether: Mark = {
  ...plain,
  path: "M10 9.5h12M16 9.5V24M8.5 14.8c0 1.3 3.4 2.3 7.5 2.3s7.5-1 7.5-2.3-3.4-2.3-7.5-2.3-7.5 1-7.5 2.3Z",
};

/** A leaf for POL, the signs of dollar, tether, ether and bitcoin, each as a few strokes of the same pen. */
const marks: Readonly<Record<string, Mark>> = {
  POL: { ...leaf, path: "M10 23C9 14 14 9 23 9c0 9-5 14-13 14Zm0 0 7-7" },
  WPOL: {
    ...leaf,
    path: "M12 21c-.6-6 2.6-9.4 8.4-9.4 0 6-3 9.4-8.4 9.4Zm0 0 4.6-4.6M5.5 16a10.5 10.5 0 1 0 10.5-10.5",
  },
  USDC: {
    ...plain,
    path: "M20 12c-.8-1.6-2.2-2.3-4-2.3-2.4 0-4 1.2-4 3 0 4.2 8.2 2.2 8.2 6.5 0 1.9-1.7 3.1-4.2 3.1-2 0-3.6-.9-4.3-2.6M16 7v2.7M16 22.3V25",
  },
  USDT: tether,
  USDT0: tether,
  WETH: { ...plain, path: "m16 6.5 6 9.8-6 3.4-6-3.4 6-9.8ZM10.8 20l5.2 6 5.2-6-5.2 2.9-5.2-2.9Z" },
  WBTC: {
    ...amber,
    path: "M12.5 9v14M12.5 9.5h4.3a3.1 3.1 0 0 1 0 6.3h-4.3 5a3.4 3.4 0 0 1 0 6.8h-5M14.5 9.5V7M17.5 9.7V7M14.5 25v-2.4M17.5 25v-2.4",
  },
};
