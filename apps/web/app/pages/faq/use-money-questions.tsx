import { useLingui } from "@lingui/react/macro";
import { leftToRight } from "../../i18n/left-to-right.ts";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { MoreInExample, MoreOnServices } from "./More.tsx";
import type { QuestionGroup } from "./question.ts";

/** Questions about payments and returns. */
export function useMoneyQuestions(): QuestionGroup {
  const { t } = useLingui();
  const facts = usePlanFacts();
  const { unit, mostUnits, mostPaid, poolOfUnit, operatorKeeps, closing } = facts;
  const pol = leftToRight("POL");
  return {
    id: "money",
    title: t`Money`,
    questions: [
      {
        id: "cost",
        question: t`What does it cost?`,
        answer: [
          t`${unit} per unit, and a member can hold ${mostUnits}: ${mostPaid} at most, once. There is no monthly fee. The network charges a fee for each transaction, usually a few cents, which goes to the network and not to us.`,
        ],
      },
      {
        id: "what-comes-back",
        question: t`How much of it comes back if I do nothing?`,
        answer: [
          t`Between nothing and ${poolOfUnit} per unit, when the day on which you paid is settled. It depends on that day's points: on a day with few points a large part comes back, on a day with ten or more points per unit nothing does. After that, you get nothing more unless your legs earn points.`,
        ],
        more: <MoreInExample />,
      },
      {
        id: "refund",
        question: t`Can I have my money back?`,
        answer: [
          t`No. A payment is shared out among other members, and no one can reverse it. There is no cooling-off period and no chargeback.`,
        ],
      },
      {
        id: "withdraw",
        question: t`When can I withdraw, and what does it cost?`,
        answer: [
          t`At any time: any part of your box, to your own wallet. There is no fee except the network's, no minimum and no waiting period. It works without this site too, directly with the contract.`,
        ],
      },
      {
        id: "why-pol",
        question: t`Why ${pol}, and what if its price falls?`,
        answer: [
          t`The contract runs on the Polygon network, whose currency is ${pol}. Units are priced in dollars and paid in ${pol}; what you earn is ${pol} and stays ${pol}. If its price halves while it is in your box, your box is worth half in dollars. No one compensates you for that.`,
        ],
      },
      {
        id: "swap",
        question: t`Can I exchange my ${pol} for another coin here?`,
        answer: [
          t`Yes, in the dashboard. The swap goes from your wallet directly to a public exchange, Uniswap or QuickSwap, and back to your wallet; we take no fee. You pay the fees of the exchange's pools and of the network, and you see both before you sign. A wallet or an exchange of your choice works just as well.`,
          t`You set how much worse than the quote the result may be. If the market moves further, the swap fails, and you have lost only the network fee. Up to there the loss is yours. No one can undo a swap that went through.`,
        ],
        more: <MoreOnServices />,
      },
      {
        id: "enough-money",
        question: t`Can the contract run out of money?`,
        answer: [
          t`It cannot owe more than it holds: a day pays out only what entered on that day, and what is credited to you is set aside until you withdraw it. But you can earn nothing once no one joins anymore.`,
        ],
      },
      {
        id: "who-settles",
        question: t`Who settles a day, and what if no one does?`,
        answer: [
          t`Anyone can, and earns ${closing} of the day's payments for it; the operator, who otherwise keeps ${operatorKeeps}, usually does it. If no one does, your credit waits. A day can be settled weeks later with exactly the same result.`,
        ],
      },
      {
        id: "taxes",
        question: t`Do I have to pay taxes?`,
        answer: [
          t`Very likely, on what you receive, and possibly even if you lost money overall. That depends on where you live. Your payments and each day's earnings are on the chain, where a tax adviser can check them.`,
        ],
      },
    ],
  };
}
