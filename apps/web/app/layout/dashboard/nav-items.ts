import { useLingui } from "@lingui/react/macro";
import {
  Archive,
  ArrowLeftRight,
  AtSign,
  Bot,
  CirclePlus,
  CircleUserRound,
  History,
  type LucideIcon,
  ScrollText,
  Sprout,
  TreeDeciduous,
  Trees,
  Wallet,
} from "lucide-react";

interface NavItem {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** A page below it has a place of its own. */
  readonly isExact?: true;
  /** Whether phones show it in the bar, which has room for four and the sheet. */
  readonly inPhoneBar?: true;
}

export interface NavGroup {
  readonly id: string;
  /** Null for the first group, whose items need no heading. */
  readonly label: string | null;
  readonly items: readonly NavItem[];
}

/** Every other place is below it. */
export const overviewPath = "/dashboard";

/** The pages of the dashboard in groups, in the order of the sidebar. */
export function useNavGroups(): readonly NavGroup[] {
  const { t } = useLingui();
  return [
    {
      id: "overview",
      label: null,
      items: [{ to: overviewPath, label: t`Overview`, Icon: Sprout, inPhoneBar: true, isExact: true }],
    },
    {
      id: "team",
      label: t`Team`,
      items: [
        { to: "/dashboard/family", label: t`Family`, Icon: TreeDeciduous, inPhoneBar: true },
        { to: "/dashboard/plus", label: t`Plus`, Icon: Trees },
      ],
    },
    {
      id: "money",
      label: t`Money`,
      items: [
        { to: "/dashboard/topup", label: t`Top up`, Icon: CirclePlus, inPhoneBar: true },
        { to: "/dashboard/swap", label: t`Swap`, Icon: ArrowLeftRight },
        { to: "/dashboard/history", label: t`History`, Icon: History, inPhoneBar: true },
      ],
    },
    {
      id: "bots",
      label: t`Bots`,
      items: [
        { to: "/dashboard/bot", label: t`Bot`, Icon: Bot, isExact: true },
        { to: "/dashboard/bot/vault", label: t`Vault`, Icon: Archive },
        { to: "/dashboard/bot/log", label: t`Bot log`, Icon: ScrollText },
      ],
    },
    {
      id: "account",
      label: t`Account`,
      items: [
        { to: "/dashboard/profile", label: t`Profile`, Icon: CircleUserRound },
        { to: "/dashboard/change-username", label: t`Change username`, Icon: AtSign },
        { to: "/dashboard/change-wallet", label: t`Change wallet`, Icon: Wallet },
      ],
    },
  ];
}
