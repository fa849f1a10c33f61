import type { AskedMessage } from "./asked-message.ts";
import { fifthSet } from "./fifth.ts";
import { firstSet } from "./first.ts";
import { fourthSet } from "./fourth.ts";
import { secondSet } from "./second.ts";
import { seventhSet } from "./seventh.ts";
import { sixthSet } from "./sixth.ts";
import { thirdSet } from "./third.ts";

/**
 * The sets of earlier evaluations, each by another author who did not know the search. Each was unseen when it was measured; since
 * then the search learns from it. `seventh` is the half of a set by four authors; `npm run bench:chat` measures the other half.
 */
export const askedSets: Readonly<Record<string, readonly AskedMessage[]>> = {
  first: firstSet,
  second: secondSet,
  third: thirdSet,
  fourth: fourthSet,
  fifth: fifthSet,
  sixth: sixthSet,
  seventh: seventhSet,
};
