import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Plural, Trans } from "@lingui/react/macro";
import { usePlan } from "../../chain/plan-context.ts";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Amount } from "../../ui/primitives/Amount.tsx";
import type { PlanEvent } from "../transactions/flow/transaction.ts";

/** What an entry or a top-up has bought, by its events. */
export function Bought({ events }: { readonly events: readonly PlanEvent[] }) {
  const locale = useLocale();
  const { unitUSD } = usePlan();
  const event = events.find((one) => one.eventName === "Registered" || one.eventName === "ToppedUp");
  if (event === undefined) return null;
  const { units, value } = event.args;
  const count = formatCount(units, locale);
  return (
    <Trans>
      <Plural value={units} one={`You bought ${count} unit`} other={`You bought ${count} units`} /> for{" "}
      <Amount value={formatAmount(value, 18, 4)} unit="POL" /> (
      <Amount value={formatUSD(unitUSD * BigInt(units))} />
      ).
    </Trans>
  );
}
