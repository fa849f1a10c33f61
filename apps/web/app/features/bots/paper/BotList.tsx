import type { Bot } from "@canopy/shared/api/bots";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { ErrorNotice } from "../../error-notice/ErrorNotice.tsx";
import { BotCard } from "./BotCard.tsx";
import { EndDialog, type Ending } from "./EndDialog.tsx";
import { useBots } from "./use-bots.ts";

/** The member's paper bots. Nothing for members without one. */
export function BotList() {
  const bots = useBots();
  const [ending, setEnding] = useState<{ readonly bot: Bot; readonly what: Ending } | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (bots.isError) {
    return (
      <ErrorNotice
        title={<Trans>Your bots are unavailable right now</Trans>}
        error={bots.error}
        retry={() => void bots.refetch()}
      />
    );
  }
  if (bots.data === undefined || bots.data.bots.length === 0) return null;
  const end = (bot: Bot, what: Ending) => {
    setEnding({ bot, what });
    setOpen(true);
  };
  return (
    <DashboardSection
      id="bot-list"
      title={<Trans>Your bots on paper</Trans>}
      aside={
        <Link to="/dashboard/bot/log" className="text-leaf underline underline-offset-4">
          <Trans>Log of all bots</Trans>
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {bots.data.bots.map((bot) => (
          <BotCard key={bot.id} bot={bot} end={(what) => end(bot, what)} />
        ))}
      </ul>
      {ending !== null && <EndDialog {...ending} open={isOpen} close={() => setOpen(false)} />}
    </DashboardSection>
  );
}
