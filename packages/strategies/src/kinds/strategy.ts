import * as z from "zod/mini";
import type { Decision, Execution } from "../engine/decision.ts";

/** What a strategy sees: the candle that just closed, and its own balances. There is no way from here to a later candle. */
export interface Tick {
  /** When the candle closed, in milliseconds since 1970: the clock of a strategy. */
  readonly now: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** In the base token. */
  readonly volume: number;
  readonly base: number;
  readonly quote: number;
  /** What became of the decisions of the tick before. */
  readonly executions: readonly Execution[];
}

/**
 * A kind of strategy. `tick` reads nothing but its arguments, and changes nothing but `state`, which is plain data: the same parameters
 * and ticks produce the same decisions everywhere, and a bot continues from a stored state.
 */
interface Definition<Kind extends string, Parameters, State> {
  readonly kind: Kind;
  /** Whether a rule of the vault can say it. Other kinds are for backtests and paper bots only. */
  readonly canGoLive: boolean;
  readonly parameters: z.ZodMiniType<Parameters>;
  readonly state: z.ZodMiniType<State>;
  start(parameters: Parameters): State;
  tick(parameters: Parameters, state: State, tick: Tick): readonly Decision[];
}

/** A strategy with its parameters and state. */
export interface Player {
  /** Plain data, changed by `tick`. */
  readonly state: unknown;
  tick(tick: Tick): readonly Decision[];
}

export interface Strategy<Kind extends string = string, Parameters = unknown> {
  readonly kind: Kind;
  readonly canGoLive: boolean;
  readonly parameters: z.ZodMiniType<Parameters>;
  /** Throws a ZodError if the parameters, or the stored state, are wrong. */
  play(parameters: unknown, stored?: unknown): Player;
}

export function defineStrategy<Kind extends string, Parameters, State>(
  definition: Definition<Kind, Parameters, State>,
): Strategy<Kind, Parameters> {
  const { kind, canGoLive, parameters } = definition;
  return {
    kind,
    canGoLive,
    parameters,
    play(raw, stored) {
      const values = z.parse(parameters, raw);
      const state = stored === undefined ? definition.start(values) : z.parse(definition.state, stored);
      return { state, tick: (tick) => definition.tick(values, state, tick) };
    },
  };
}
