import type { BotSetup } from "@canopy/strategies/engine/run";
import { settingsSchema } from "@canopy/strategies/engine/settings";
import * as z from "zod/mini";
import type { Row } from "../../database/tables.ts";

/** The engine parses the parameters. */
export function toBotSetup({
  kind,
  parameters,
  settings,
}: Pick<Row<"paper_bots">, "kind" | "parameters" | "settings">): BotSetup {
  return { kind, parameters, settings: z.parse(settingsSchema, settings) };
}
