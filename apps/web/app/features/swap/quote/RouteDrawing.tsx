import type { Asset, Exchange } from "@canopy/swap/types";
import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { TokenMark } from "../tokens/TokenMark.tsx";

interface RouteDrawingProps {
  readonly exchange: Exchange;
  /** One more than there are fees. */
  readonly stops: readonly Asset[];
  /** Millionths of each pool; null for WPOL's contract, which takes none. */
  readonly fees: readonly (number | null)[];
}

/** Tokens on a stem, with a bud for each pool and its fee. It grows in the direction of the language. The text next to it says the same. */
export function RouteDrawing({ exchange, stops, fees }: RouteDrawingProps) {
  return (
    <div aria-hidden="true" className="flex h-24 items-start pt-1">
      {stops.map((asset, index) => (
        <Fragment key={`${asset.address} ${asset.isNative}`}>
          {index > 0 && <Stem fee={fees[index - 1] ?? null} isUp={index % 2 === 1} />}
          <div className="flex w-14 shrink-0 flex-col items-center gap-1.5">
            <TokenMark exchange={exchange} asset={asset} className="size-11" />
            <bdi className="max-w-full truncate font-[550] text-sm">{asset.symbol}</bdi>
          </div>
        </Fragment>
      ))}
    </div>
  );
}

interface StemProps {
  readonly fee: number | null;
  /** Whether it first bends upwards. */
  readonly isUp: boolean;
}

function Stem({ fee, isUp }: StemProps) {
  const locale = useLocale();
  return (
    <div className="relative h-11 min-w-0 grow text-leaf">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 44"
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-0 size-full rtl:-scale-x-100"
      >
        <path
          d={isUp ? "M0 22C30 8 70 36 100 22" : "M0 22C30 36 70 8 100 22"}
          stroke="currentColor"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ChevronRight
        size={16}
        strokeWidth={1.5}
        className="absolute inset-y-0 -end-1 my-auto rtl:-scale-x-100"
      />
      {fee !== null && (
        <>
          <span className="absolute inset-0 m-auto size-3 rounded-full border border-leaf bg-amber" />
          <span className="absolute inset-x-0 top-full pt-1.5 text-center text-quiet text-sm">
            {formatPercent(fee / 100, locale)}
          </span>
        </>
      )}
    </div>
  );
}
