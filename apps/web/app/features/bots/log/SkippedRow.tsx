import type { VaultSkipped } from "@canopy/shared/api/vault-log";
import { Plural } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { TransactionLink } from "../../transactions/TransactionLink.tsx";
import { formatCandleTime } from "../format/dates.ts";
import { RowFrame } from "./RowFrame.tsx";
import { useVaultSkipText } from "./use-vault-skip-text.ts";

/** A period in which a rule of the vault was not executed, with its reason: one line while the reason persists. */
export function SkippedRow({ skip }: { readonly skip: VaultSkipped }) {
  const locale = useLocale();
  const text = useVaultSkipText();
  const { at, until, looks, transaction } = skip;
  const count = formatCount(looks, locale);
  const end = formatCandleTime(Date.parse(until), locale);
  return (
    <RowFrame
      line={skip}
      reason={
        <>
          <span className="block">{text(skip)}</span>
          {until > at && (
            <span className="block text-quiet text-sm">
              <Plural
                value={looks}
                one={`until ${end}, seen ${count} time`}
                other={`until ${end}, seen ${count} times`}
              />
            </span>
          )}
          {transaction !== null && <TransactionLink hash={transaction} />}
        </>
      }
    />
  );
}
