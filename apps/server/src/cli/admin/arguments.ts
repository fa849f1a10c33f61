import { parseArgs } from "node:util";
import { OperatorError } from "../../lib/operator-error.ts";
import type { AdminCommand, OptionValues } from "./command.ts";

/** The request of a command line: a command with its options, or a help text. */
export type AdminRequest = { command: AdminCommand; options: OptionValues } | { help: string };

/**
 * Reads the command line.
 *
 * @throws OperatorError that names the error and the commands or options
 */
export function readArguments(args: readonly string[], commands: readonly AdminCommand[]): AdminRequest {
  const words = args.slice(0, 2).filter((word) => !word.startsWith("-"));
  const command = commands.find(({ name }) => name === words.join(" "));
  if (command === undefined) {
    if (args.length === 0 || args.includes("--help")) return { help: describeAll(commands) };
    throw new OperatorError(`There is no command "${words.join(" ")}".\n\n${describeAll(commands)}`);
  }
  const rest = args.slice(2);
  if (rest.includes("--help")) return { help: describe(command) };
  return { command, options: parseOptions(command, rest) };
}

function parseOptions(command: AdminCommand, args: readonly string[]): OptionValues {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`${reason}\n\n${describe(command)}`);
  }
}

function describeAll(commands: readonly AdminCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    "npm run admin -- COMMAND [OPTIONS]",
    "",
    ...lines,
    "",
    "Each command reads the server's variables. Add --help to a command for its options; nothing runs then.",
  ].join("\n");
}

function describe({ name, description, options }: AdminCommand): string {
  const rows = Object.entries(options).map(([option, { value, help }]) => ({
    left: `  --${option}${value === undefined ? "" : ` ${value}`}`,
    help,
  }));
  const width = Math.max(0, ...rows.map(({ left }) => left.length));
  const lines = rows.map(({ left, help }) => `${left.padEnd(width)}  ${help}`);
  return [`npm run admin -- ${name}${rows.length > 0 ? " [OPTIONS]" : ""}`, "", description, ...lines].join(
    "\n",
  );
}
