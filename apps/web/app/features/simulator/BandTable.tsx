import { bandStarts, EVEN } from "@canopy/protocol/simulation/bands";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { formatCount, formatPercent } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { classes } from "../../ui/primitives/classes.ts";
import { shareDown, shareUp } from "./shares.ts";

interface BandTableProps {
  /** Members by band. */
  readonly bands: readonly number[];
  readonly members: number;
}

/** Members by how much they got back, as a table with bars. Rows below the line paid more than they got. */
export function BandTable({ bands, members }: BandTableProps) {
  const id = useId();
  const locale = useLocale();
  const most = Math.max(...bands);
  return (
    <div className="space-y-4">
      <h3 id={id} className="text-xl">
        <Trans>How much comes back</Trans>
      </h3>
      <table aria-labelledby={id} className="w-full border-collapse text-note">
        <thead className="text-quiet text-sm">
          <tr>
            <th scope="col" className="pe-4 pb-2 text-start align-bottom font-[450] sm:whitespace-nowrap">
              <Trans>Of what they paid</Trans>
            </th>
            <th scope="col" colSpan={2} className="pb-2 text-end align-bottom font-[450]">
              <Trans>Members</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {bandStarts.map((start, index) => {
            const count = bands[index] ?? 0;
            return (
              <tr key={start} className={start === EVEN ? "border-ink border-t border-dashed" : undefined}>
                <th scope="row" className="whitespace-nowrap py-1.5 pe-4 text-start font-[450]">
                  <BandName index={index} />
                </th>
                <td className="w-full py-1.5">
                  <span
                    aria-hidden="true"
                    className={classes(
                      "keep-colours block h-5 rounded-e-sm transition-[width] duration-200",
                      count > 0 && "min-w-0.5",
                      start >= EVEN ? "bg-leaf" : "bg-clay",
                    )}
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </td>
                <td className="whitespace-nowrap py-1.5 ps-4 text-end">
                  {/* Numbers are left to right in both languages, so digits align on the right. */}
                  <span className="inline-block min-w-[4.5ch] text-right font-[550]">
                    {(start >= EVEN ? shareDown : shareUp)(count, members, locale)}
                  </span>
                  <span className="ms-3 inline-block min-w-[5ch] text-right text-quiet text-sm">
                    {formatCount(count, locale)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function BandName({ index }: { readonly index: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const start = bandStarts[index] ?? 0;
  const end = bandStarts[index + 1];
  const from = formatPercent(start, locale);
  if (end === undefined) return t`${from} and more`;
  const to = formatPercent(end, locale);
  return start === 0 ? t`less than ${to}` : t`${from} to ${to}`;
}
