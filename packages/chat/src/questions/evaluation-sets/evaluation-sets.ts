import type { AskedMessage } from "./asked-message.ts";
import { set1 } from "./set-1.ts";
import { set2 } from "./set-2.ts";
import { set3 } from "./set-3.ts";
import { set4 } from "./set-4.ts";
import { set5 } from "./set-5.ts";
import { set6 } from "./set-6.ts";
import { set7 } from "./set-7.ts";

/**
 * The sets of earlier evaluations, each by another author who did not know the search. Each was unseen when it was measured; since
 * then the search learns from it. `set-7` is the half of a set by four authors; `npm run bench:chat` measures the other half.
 */
export const evaluationSets: Readonly<Record<string, readonly AskedMessage[]>> = {
  "set-1": set1,
  "set-2": set2,
  "set-3": set3,
  "set-4": set4,
  "set-5": set5,
  "set-6": set6,
  "set-7": set7,
};
