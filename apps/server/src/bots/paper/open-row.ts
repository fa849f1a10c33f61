import type { Row } from "../../database/tables.ts";
import { openPaperRun, type PaperRun } from "./paper-run.ts";
import { toBotSetup } from "./to-bot-setup.ts";

/**
 * The run of a stored bot.
 *
 * @throws ZodError when it is of another version
 */
export function openRow(bot: Row<"paper_bots">): PaperRun {
  const { interval, state: stored } = bot;
  return openPaperRun(toBotSetup(bot), { interval, startedAt: Number(bot.started_at), stored });
}
