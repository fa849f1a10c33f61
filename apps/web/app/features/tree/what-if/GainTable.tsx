import { NONE } from "@canopy/protocol/tree-format/shape";
import { formatAmount } from "@canopy/shared/money";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import type { FindName } from "../explore/use-seat-words.ts";
import { useGhostNames } from "./use-ghost-names.ts";
import type { SeatGain } from "./what-if.ts";

/** Seats that the table shows at first, and how many more at each press. */
const PAGE = 8;

interface GainTableProps {
  /** The deepest seat first. */
  readonly gains: readonly SeatGain[];
  /** Seat numbers by position. */
  readonly numbers: Uint32Array;
  readonly me: number;
  readonly findName: FindName;
}

/** What pairs, flashes and pays on the way up, for each seat that the imagined members change. */
export function GainTable({ gains, numbers, me, findName }: GainTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const toName = useGhostNames(findName);
  const [shown, setShown] = useState(PAGE);
  if (gains.length === 0) {
    return (
      <p className="text-quiet">
        <Trans>
          No new pairs, for you or above you: a pair takes a unit from each leg. The units wait on their leg
          for later rounds.
        </Trans>
      </p>
    );
  }
  const rest = gains.length - shown;
  const more = formatCount(rest, locale);
  return (
    <div className="space-y-2">
      <Table caption={t`Further pairs on the way up`}>
        <NumbersHead rows={t`Seat`} numbers={[t`Points`, t`Flash`, t`POL`]} />
        <tbody>
          {gains.slice(0, shown).map((gain) => (
            <tr key={gain.position === NONE ? gain.ghost : gain.position}>
              <HeadCell scope="row">
                {gain.position === me && me !== NONE ? (
                  <Trans>You</Trans>
                ) : (
                  toName(gain.position === NONE ? gain.ghost : (numbers[gain.position] ?? 0))
                )}
              </HeadCell>
              <Cell numeric>{formatCount(gain.points, locale)}</Cell>
              <Cell numeric>{formatCount(gain.flash, locale)}</Cell>
              <Cell numeric>
                <Amount value={formatAmount(gain.wei, 18, 4)} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {rest > 0 && (
        <Button variant="quiet" size="small" onClick={() => setShown(shown + PAGE)}>
          <Plural value={rest} one={`Show ${more} more seat`} other={`Show ${more} more seats`} />
        </Button>
      )}
    </div>
  );
}
