import type { Plugin } from "vite";

const INITIAL = "_a.__zod_globalConfig = {}";

/**
 * Makes `jitless` the initial setting of zod. When the first schema is created, zod tests whether `new Function` is allowed,
 * which violates the content security policy before our code could configure it.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "canopy:zod-without-eval",
    apply: "build",
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js/ },
      handler(code) {
        if (!code.includes(INITIAL))
          this.error(`zod no longer contains ${INITIAL}. Adapt vite/zod-without-eval.ts.`);
        return { code: code.replace(INITIAL, "_a.__zod_globalConfig = { jitless: true }"), map: null };
      },
    },
  };
}
