import type { BotSetup } from "@canopy/strategies/engine/run";
import {
  type Costs,
  type Limits,
  noLimits,
  settingsSchema,
  typicalCosts,
} from "@canopy/strategies/engine/settings";
import { type Kind, strategies } from "@canopy/strategies/kinds/kinds";
import * as z from "zod/mini";
import { type FieldScale, fieldValue, listFields, type Values } from "./fields.ts";
import { baseShare, presetValues } from "./presets.ts";

/** A rule in the form. */
export interface RuleDraft {
  readonly kind: Kind;
  readonly values: Values;
  /** In the quote token, at the first price. */
  readonly startValue: number;
  readonly costs: Costs;
  readonly limits: Limits;
}

/** Paper money to start with, in the quote token. */
const START_VALUE = 1_000;

export function firstDraft(kind: Kind, price: number): RuleDraft {
  const scale = { price, startValue: START_VALUE };
  return {
    kind,
    values: presetValues(kind, "middle", scale),
    startValue: START_VALUE,
    costs: typicalCosts,
    limits: noLimits,
  };
}

export function withKind(draft: RuleDraft, kind: Kind, price: number): RuleDraft {
  return { ...draft, kind, values: presetValues(kind, "middle", { price, startValue: draft.startValue }) };
}

/** Why a draft can't run; the site has a sentence for each. */
export type DraftError = "number" | "order" | "band" | "start" | "costs";

/** What the engine runs, or why it can't. `hasVolume`: without volumes there is no cap, and no impact. */
export function toBotSetup(
  { kind, values, startValue, costs, limits }: RuleDraft,
  price: number,
  hasVolume: boolean,
): BotSetup | DraftError {
  const scale = { price, startValue };
  if (!(startValue > 0)) return "start";
  if (listFields(kind, values, scale).some(({ name }) => !(fieldValue(values, name) > 0))) return "number";
  const parsed = z.safeParse<z.ZodMiniType>(strategies[kind].parameters, values);
  if (!parsed.success)
    return parsed.error.issues.some(({ code }) => code !== "custom") ? "number" : findCrossError(kind);
  const share = baseShare(kind, values);
  const settings = {
    start: { base: (startValue * share) / price, quote: startValue * (1 - share) },
    costs: hasVolume ? costs : { ...costs, impact: 0, volumeShare: null },
    limits,
  };
  if (!z.safeParse(settingsSchema, settings).success) return "costs";
  return { kind, parameters: values, settings };
}

/** A scale for the fields of a draft. */
export function toFieldScale({ startValue }: RuleDraft, price: number): FieldScale {
  return { price, startValue: startValue > 0 ? startValue : START_VALUE };
}

function findCrossError(kind: Kind): DraftError {
  return kind === "rebalance" ? "band" : "order";
}
