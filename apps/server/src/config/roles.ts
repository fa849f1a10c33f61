import { OperatorError } from "../lib/operator-error.ts";

/** The parts of the server. One process may have several roles. */
export const roles = ["api", "indexer", "keeper", "bots"] as const;
export type Role = (typeof roles)[number];

/**
 * Reads `--roles api,indexer,keeper,bots` from the command line; without it the process has all roles.
 *
 * @throws OperatorError about any other argument
 */
export function readRoles(args: readonly string[]): ReadonlySet<Role> {
  if (args.length === 0) return new Set(roles);
  const [option, list, ...rest] = args;
  const wanted = (option === "--roles" ? (list ?? "") : (option?.replace(/^--roles=/, "") ?? "")).split(",");
  const unexpected = option === "--roles" ? rest : args.slice(1);
  const found = roles.filter((role) => wanted.includes(role));
  if (unexpected.length > 0 || found.length === 0 || wanted.some((name) => !isRole(name))) {
    throw new OperatorError(
      `The arguments ${args.join(" ")} are not valid. Pass --roles and a list of ${roles.join(", ")}, separated by commas, or nothing.`,
    );
  }
  return new Set(found);
}

function isRole(name: string): name is Role {
  return roles.some((role) => role === name);
}
