import { useLingui } from "@lingui/react/macro";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { MoreInReport, MoreOnTrust } from "./More.tsx";
import type { QuestionGroup } from "./question.ts";

/** Questions about what Canopy is. */
export function usePlanQuestions(): QuestionGroup {
  const { t } = useLingui();
  const { back, rest, operatorKeeps } = usePlanFacts();
  return {
    id: "plan",
    title: t`What it is`,
    questions: [
      {
        id: "source-of-money",
        question: t`Where does the money come from that members earn?`,
        answer: [
          t`From other members, and from nowhere else. The contract sells nothing to the outside, lends nothing and trades nothing. Of what enters, ${back} goes to members the same day; the other ${rest} goes into the HeroPool, to the lottery and to operations.`,
        ],
        more: <MoreInReport />,
      },
      {
        id: "pyramid-scheme",
        question: t`Is this a pyramid scheme?`,
        answer: [
          t`It shares the trait that matters: what some earn, others have paid, and the later you join, the fewer people can join after you. In many countries that alone is enough to restrict or forbid it, whatever it is called.`,
          t`It differs in what it cannot do. It promises no fixed return, so it never owes more than it holds and cannot collapse on a debt; no one can run away with the money; and everybody can see how everybody fared. That makes it open and solvent. It does not make most members earn.`,
        ],
      },
      {
        id: "investment",
        question: t`Is a unit an investment?`,
        answer: [
          t`No. It is not a deposit, a loan or a share in a company, and no one owes you anything for it. It lets you take part in the sharing of each day's money as far as your legs bring points. If they bring none, it brings nothing after the rebate of its first day.`,
        ],
      },
      {
        id: "how-many-earn",
        question: t`How many members earn back what they paid?`,
        answer: [
          t`As a rule the minority, in any plan of this kind. How many they are here, out of how many, and what the middle member received, is in the report, recounted from the chain all the time and not chosen by us. Look there before you pay.`,
        ],
        more: <MoreInReport />,
      },
      {
        id: "operator-earns",
        question: t`What does the operator earn?`,
        answer: [
          t`${operatorKeeps} of what enters, on good days and on bad ones. The operator may also hold seats and units like anyone else; seats made before the opening stand at the top of the tree and can be seen in the contract.`,
        ],
        more: <MoreOnTrust />,
      },
      {
        id: "other-services",
        question: t`Can I already use the bots, lotteries, games or swap?`,
        answer: [
          t`No. They are not open on this site, and we name no date. The page on services says which rules they would have to keep. Anyone who sells you a ticket or a bot under this name is deceiving you.`,
        ],
      },
    ],
  };
}
