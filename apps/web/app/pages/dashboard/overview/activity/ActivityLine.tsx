import type { HistoryLine } from "@canopy/shared/api/history";
import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import {
  ArrowUpFromLine,
  AtSign,
  Award,
  CirclePlus,
  Coins,
  HandCoins,
  type LucideIcon,
  Sprout,
  Wallet,
} from "lucide-react";
import { TransactionLink } from "../../../../features/transactions/TransactionLink.tsx";
import { formatCount, formatMoment } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { shortHex } from "../../../../ui/primitives/Address.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";

const icons: Record<HistoryLine["type"], LucideIcon> = {
  register: Sprout,
  topup: CirclePlus,
  commission: HandCoins,
  credit: Coins,
  closing_reward: HandCoins,
  withdraw: ArrowUpFromLine,
  rank_claim: Award,
  rank_collect: Award,
  username: AtSign,
  address_start: Wallet,
  address_cancel: Wallet,
  address: Wallet,
};

/** One line of the member's history. */
export function ActivityLine({ line }: { readonly line: HistoryLine }) {
  const locale = useLocale();
  const Icon = icons[line.type];
  const amount = BigInt(line.amount);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} className="translate-y-0.5 text-quiet" />
      <p className="font-[550]">
        <What line={line} />
      </p>
      <p className="text-end font-[550]">
        {amount !== 0n && <Amount value={`${amount > 0n ? "+" : ""}${formatAmount(amount)}`} unit="POL" />}
      </p>
      <p className="col-start-2 flex flex-wrap items-center gap-x-3 text-quiet text-sm">
        <time dateTime={line.at}>{formatMoment(new Date(line.at), locale)}</time>
        <TransactionLink hash={line.transactionHash} />
      </p>
    </li>
  );
}

function What({ line: { type, units, other, detail } }: { readonly line: HistoryLine }) {
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
      return <Trans>Points and rebates of settled rounds</Trans>;
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

function NewWallet({ address }: { readonly address: string | null }) {
  return (
    <bdi dir="ltr" title={address ?? undefined}>
      {shortHex(address ?? "")}
    </bdi>
  );
}
