import type { NodeGroup } from "../../chain/node-group.ts";
import type { Config } from "../../config/config.ts";
import type { OpenDatabase } from "../../database/postgres.ts";

/** What a command works with. */
export interface AdminContext {
  readonly config: Config;
  readonly open: OpenDatabase;
  readonly nodes: NodeGroup;
  readonly now: Date;
}

/** Values of `--option VALUE`, and true for options without a value. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** A command of `npm run admin`. */
export interface AdminCommand {
  /** Two words: what it is about, and what it does. */
  readonly name: string;
  readonly summary: string;
  /** What it reads and changes, and what the operator has to do before and after. */
  readonly description: string;
  /** The options by name, with the text for the help. */
  readonly options: Readonly<Record<string, OptionHelp>>;
  /**
   * Runs the command and returns its report.
   *
   * @throws OperatorError
   */
  run(context: AdminContext, options: OptionValues): Promise<string>;
}

interface OptionHelp {
  /** The name of the value in the help; without it the option has none. */
  readonly value?: string;
  readonly help: string;
}
