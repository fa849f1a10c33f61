import type { Plugin } from "vite";

const INITIAL = "_a.__zod_globalConfig = {}";

/**
 * Lets zod's settings begin with `jitless`. zod tries out whether it may compile code (`new Function`) when the first schema
 * is made, which is before any code of ours could forbid it; the content security policy refuses, and reports it.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "canopy:zod-without-eval",
    apply: "build",
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js/ },
      handler(code) {
        if (!code.includes(INITIAL)) this.error(`zod has no ${INITIAL} any more`);
        return { code: code.replace(INITIAL, "_a.__zod_globalConfig = { jitless: true }"), map: null };
      },
    },
  };
}
