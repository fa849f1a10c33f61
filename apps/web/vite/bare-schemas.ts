import { type Plugin, parseAst } from "vite";

/**
 * Leaves the descriptions of the shared schemas out of the site: only the OpenAPI document shows them, and every page would load
 * them.
 */
export function bareSchemas(): Plugin {
  return {
    name: "canopy:bare-schemas",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\/packages\/shared\/src\/.*\.ts$/, code: "described(" },
      handler: (code) => ({ code: removeDescriptions(code), map: null }),
    },
  };
}

/** TypeScript in which each `described(schema, description)` is `schema`. */
export function removeDescriptions(code: string): string {
  let bare = code;
  // From the end, so that the places of the others stay.
  for (const [start, end] of findRemovals(parseAst(code, { lang: "ts" })).sort(([a], [b]) => b - a))
    bare = bare.slice(0, start) + bare.slice(end);
  return bare;
}

/** The parts of the source around each schema: `described(` and `, description)`. */
function findRemovals(node: unknown): [start: number, end: number][] {
  if (Array.isArray(node)) return node.flatMap(findRemovals);
  if (typeof node !== "object" || node === null) return [];
  const [schema] = isDescribed(node) ? node.arguments : [];
  if (schema === undefined || !isDescribed(node)) return Object.values(node).flatMap(findRemovals);
  return [[node.start, schema.start], ...findRemovals(schema), [schema.end, node.end]];
}

interface Place {
  start: number;
  end: number;
}

function isDescribed(node: object): node is Place & { arguments: Place[] } {
  if (!("type" in node && node.type === "CallExpression" && "callee" in node)) return false;
  const { callee } = node;
  return typeof callee === "object" && callee !== null && "name" in callee && callee.name === "described";
}
