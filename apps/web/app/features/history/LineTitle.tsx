import type { HistoryLine } from "@canopy/shared/api/history";
import { Trans } from "@lingui/react/macro";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { shortHex } from "../../ui/primitives/Address.tsx";

/** What happened, as the title of a line in a member's history. */
export function LineTitle({ line }: { readonly line: HistoryLine }) {
  const { type, units, other, detail } = line;
  const locale = useLocale();
  const count = formatCount(units ?? 0, locale);
  const name = <bdi dir="ltr">{other}</bdi>;
  switch (type) {
    case "register":
      return <Trans>Registration, units: {count}</Trans>;
    case "topup":
      return <Trans>Top-up, units: {count}</Trans>;
    case "commission":
      return other === null ? <Trans>Commission</Trans> : <Trans>Commission from {name}</Trans>;
    case "credit":
      return <CreditTitle booked={line.booked} />;
    case "closing_reward":
      return <Trans>Reward for closing a round</Trans>;
    case "withdraw":
      return <Trans>Withdrawal to your wallet</Trans>;
    case "rank_claim":
      return <Trans>Rank claimed, shares: {count}</Trans>;
    case "rank_collect":
      return <Trans>Rank shares collected: {count}</Trans>;
    case "username":
      return (
        <Trans>
          Username changed to <bdi dir="ltr">{detail}</bdi>
        </Trans>
      );
    case "address_start":
      return (
        <Trans>
          Change of wallet started, to <NewWallet address={detail} />
        </Trans>
      );
    case "address_cancel":
      return <Trans>Change of wallet cancelled</Trans>;
    case "address":
      return (
        <Trans>
          Wallet changed to <NewWallet address={detail} />
        </Trans>
      );
  }
}

function CreditTitle({ booked }: { readonly booked: readonly number[] }) {
  const locale = useLocale();
  const [first, last] = [booked[0], booked.at(-1)];
  if (first === undefined || last === undefined) return <Trans>Points and rebates of settled rounds</Trans>;
  const from = formatCount(first, locale);
  const to = formatCount(last, locale);
  return first === last ? (
    <Trans>Points and rebates of round {from}</Trans>
  ) : (
    <Trans>
      Points and rebates of rounds {from} to {to}
    </Trans>
  );
}

function NewWallet({ address }: { readonly address: string | null }) {
  return (
    <bdi dir="ltr" title={address ?? undefined}>
      {shortHex(address ?? "")}
    </bdi>
  );
}
