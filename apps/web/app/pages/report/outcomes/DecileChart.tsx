import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { formatCount, formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { scaleTo } from "../../../ui/charts/scale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import { findScaleEnd, PAID } from "./decile-scale.ts";
import { formatWholePercent } from "./percent.ts";

/** Decile 0 is the member with the lowest return, 10 the highest. Each column is one real member. */
const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface DecileChartProps {
  /** Earnings relative to payments at each decile, in basis points. */
  readonly ratios: readonly number[];
  /** Earnings minus payments, in wei. */
  readonly nets: readonly string[] | null;
  readonly members: number;
}

/** Eleven members, at equal distances in the order of returns, with break-even marked. */
export function DecileChart({ ratios, nets, members }: DecileChartProps) {
  const id = useId();
  const locale = useLocale();
  const end = findScaleEnd(ratios);
  const scale = scaleTo(end);
  const percent = (ratio: number) => formatWholePercent(ratio, locale);
  return (
    <figure aria-labelledby={id} className="space-y-4">
      <figcaption className="max-w-[66ch] space-y-1">
        <h3 id={id} className="text-xl">
          <Trans>Share of payments that came back</Trans>
        </h3>
        <p className="text-quiet text-sm">
          <Trans>
            All {formatCount(members, locale)} members, sorted by how much they got back, with one column per
            tenth.
          </Trans>
        </p>
      </figcaption>
      <div aria-hidden="true" dir="ltr" className="text-xs">
        <div className="relative flex h-56 items-end gap-1 border-edge border-b pt-6 sm:gap-3">
          <div className="pointer-events-none absolute inset-x-0 top-6 bottom-0">
            <p className="absolute inset-x-0 flex border-ink border-t" style={{ bottom: `${scale(PAID)}%` }}>
              <bdi className="absolute bottom-0.5 left-0 bg-paper pe-1">
                <Trans>as much as they paid</Trans>
              </bdi>
            </p>
          </div>
          {places.map((place) => (
            <Column key={place} ratio={ratios[place] ?? 0} end={end} label={percent(ratios[place] ?? 0)} />
          ))}
        </div>
        <div className="flex justify-between pt-2 text-quiet">
          <bdi>
            <Trans>least</Trans>
          </bdi>
          <bdi>
            <Trans>middle</Trans>
          </bdi>
          <bdi>
            <Trans>most</Trans>
          </bdi>
        </div>
      </div>
      <DecileTable ratios={ratios} nets={nets} />
    </figure>
  );
}

function Column({
  ratio,
  end,
  label,
}: {
  readonly ratio: number;
  readonly end: number;
  readonly label: string;
}) {
  const isCut = ratio > end;
  return (
    <div className="relative flex h-full w-0 grow flex-col justify-end">
      <bdi className="mx-auto bg-paper px-0.5 pb-0.5 text-center">{label}</bdi>
      <span
        className={`keep-colours relative block min-h-0.5 ${ratio >= PAID ? "bg-leaf" : "bg-clay"}`}
        style={{ height: `${scaleTo(end)(ratio)}%` }}
      >
        {isCut && <span className="absolute inset-x-0 top-3 h-1.5 -skew-y-12 bg-paper" />}
      </span>
    </div>
  );
}

function DecileTable({ ratios, nets }: Pick<DecileChartProps, "ratios" | "nets">) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
        <Trans>What members got back, as a table</Trans>
      </summary>
      <Table caption={t`Share of payments that came back`} hideCaption className="mt-2 max-w-xl">
        <NumbersHead rows={t`Member at`} numbers={[t`Got back`, t`Earned less paid, POL`]} />
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <HeadCell scope="row">
                <PlaceName place={place} />
              </HeadCell>
              <Cell numeric>{formatPercent(ratios[place] ?? 0, locale)}</Cell>
              <Cell numeric>{nets && <Amount value={formatAmount(BigInt(nets[place] ?? 0))} />}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function PlaceName({ place }: { readonly place: (typeof places)[number] }): ReactNode {
  const locale = useLocale();
  switch (place) {
    case 0:
      return <Trans>the least</Trans>;
    case 5:
      return <Trans>the middle</Trans>;
    case 10:
      return <Trans>the most</Trans>;
    default:
      return formatPercent(place * 1_000, locale);
  }
}
