import { botKindSchema } from "@canopy/shared/api/bots";
import { z } from "zod";
import { findBots } from "../../../routes/bots/own-bots.ts";
import { presentBot } from "../../../routes/bots/present-bot.ts";
import { countSchema, timeSchema, toPercent } from "../definition/amounts.ts";
import { noInput } from "../definition/inputs.ts";
import { memberTool } from "../definition/tool.ts";

export const myBots = memberTool({
  name: "my_bots",
  title: "My paper bots",
  description:
    "The signed-in member's paper bots, which trade without money: status, value, return, and what holding would have returned.",
  input: noInput,
  output: z.object({
    bots: z.array(
      z.object({
        kind: botKindSchema,
        market: z.string(),
        status: z.enum(["running", "stopping", "stopped"]),
        startedAt: timeSchema,
        trades: countSchema,
        returnPercent: z.number().nullable().describe("null before the first candle"),
        holdPercent: z.number().nullable().describe("What buying at the start and holding returned"),
        drawdownPercent: z.number().nullable().describe("The largest loss from a highest value"),
      }),
    ),
  }),
  async read({ services: { config, database } }, { id, wallet }) {
    const rows = await findBots(database, { id, wallet });
    return {
      bots: rows
        .map((row) => presentBot(row, config.bots.paperDays))
        .map(({ kind, market, status, startedAt, figures }) => ({
          kind,
          market,
          status,
          startedAt,
          trades: figures?.trades ?? 0,
          returnPercent: figures && toPercent(figures.return),
          holdPercent: figures && toPercent(figures.hold.return),
          drawdownPercent: figures && toPercent(figures.maximumDrawdown),
        })),
    };
  },
});
