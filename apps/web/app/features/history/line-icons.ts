import type { HistoryLine } from "@canopy/shared/api/history";
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

/** The icon of each kind of line in a member's history. */
export const lineIcons: Record<HistoryLine["type"], LucideIcon> = {
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
