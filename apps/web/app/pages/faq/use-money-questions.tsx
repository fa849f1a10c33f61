import { useLingui } from "@lingui/react/macro";
import { leftToRight } from "../../i18n/left-to-right.ts";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { MoreInExample } from "./More.tsx";
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
          t`${unit} for a unit, and a member can hold ${mostUnits}: ${mostPaid} at the most, once. There is no monthly fee. The network takes a fee for each transaction, as a rule some cents, which goes to the network and not to us.`,
        ],
      },
      {
        id: "what-comes-back",
        question: t`How much of it comes back if I do nothing?`,
        answer: [
          t`Of each unit between nothing and ${poolOfUnit}, when the day on which you paid is settled. It depends on how many points that day had: on a day with few points much comes back, on a day with ten points or more for each unit nothing does. After that, nothing more comes by itself.`,
        ],
        more: <MoreInExample />,
      },
      {
        id: "refund",
        question: t`Can I have my money back?`,
        answer: [
          t`No. A payment is shared out among others and cannot be recalled by anyone. There is no cooling-off period and no charge-back.`,
        ],
      },
      {
        id: "withdraw",
        question: t`When can I withdraw, and what does it cost?`,
        answer: [
          t`Whenever you like, any part of what is in your box, to your own wallet. There is no fee but the network's, no minimum and no waiting time. It works without this site too, directly at the contract.`,
        ],
      },
      {
        id: "why-pol",
        question: t`Why ${pol}, and what if its price falls?`,
        answer: [
          t`The contract lives on the Polygon network, whose currency is ${pol}. Units are priced in dollars and paid in ${pol}; what you earn is ${pol} and stays ${pol}. If its price halves while it is in your box, your box is worth half in dollars. Nothing makes up for that.`,
        ],
      },
      {
        id: "enough-money",
        question: t`Can the contract run out of money?`,
        answer: [
          t`It cannot owe more than it holds: a day pays out only what entered on that day, and what is credited to you is set aside until you take it. What it can do is earn you nothing, when no one joins any more.`,
        ],
      },
      {
        id: "who-settles",
        question: t`Who settles a day, and what if no one does?`,
        answer: [
          t`Anyone can, and gets ${closing} of what entered for it; the operator, who otherwise keeps ${operatorKeeps}, does it as a rule. If no one does, your credit waits. Days can be settled weeks later with exactly the same result.`,
        ],
      },
      {
        id: "taxes",
        question: t`Do I have to pay taxes?`,
        answer: [
          t`Very likely, on what you receive, and perhaps even if you lost in all. That depends on where you live. What you paid and what each day brought you stands on the chain, for anyone who advises you.`,
        ],
      },
    ],
  };
}
