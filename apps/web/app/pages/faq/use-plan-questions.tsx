import { useLingui } from "@lingui/react/macro";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { MoreInReport, MoreOnTrust } from "./More.tsx";
import type { QuestionGroup } from "./question.ts";

/** Questions about what Canopy is. */
export function usePlanQuestions(): QuestionGroup {
  const { t } = useLingui();
  const { back, rest, commons, operatorKeeps } = usePlanFacts();
  return {
    id: "plan",
    title: t`What it is`,
    questions: [
      {
        id: "source-of-money",
        question: t`Where does the money that members earn come from?`,
        answer: [
          t`From other members, and from nowhere else. The contract has no outside income, and lends and trades nothing. ${back} of every payment goes to members the same day; the other ${rest} goes to the commons, into the HeroPool and to operations.`,
        ],
        more: <MoreInReport />,
      },
      {
        id: "pyramid-scheme",
        question: t`Is this a pyramid scheme?`,
        answer: [
          t`It shares the trait that matters: what some earn, others have paid, and the later you join, the fewer people can join after you. In many countries that alone is enough to restrict or ban it, no matter what it is called.`,
          t`The difference is in what it cannot do. It promises no fixed return, so it never owes more than it holds and cannot collapse under debt; no one can run off with the money; and anyone can see how every member did. That makes it open and solvent. It does not make most members earn.`,
        ],
      },
      {
        id: "investment",
        question: t`Is a unit an investment?`,
        answer: [
          t`No. It is not a deposit, a loan or a share in a company, and no one owes you anything for it. It gives you a part of each day's pool for the points that your legs earn. If they earn none, it pays nothing after the rebate of its first day.`,
        ],
      },
      {
        id: "how-many-earn",
        question: t`How many members earn back what they paid?`,
        answer: [
          t`Usually a minority, in any plan of this kind. The report shows how many they are here, out of how many, and what the median member received. It is computed from the chain, not chosen by us. Look there before you pay.`,
        ],
        more: <MoreInReport />,
      },
      {
        id: "commons",
        question: t`What is the commons?`,
        answer: [
          t`One address outside the plan: a public cause, or an address that no one can spend from. It receives ${commons} of every payment and, each month, what rank shares leave in the HeroPool. It was fixed when the contract was deployed, and no one can change it. About shows the address.`,
          t`Its money does not come back to members, on purpose: whatever the plan pays back per unit, it also pays to people who fill the tree with accounts of their own.`,
        ],
        more: <MoreOnTrust />,
      },
      {
        id: "operator-earns",
        question: t`What does the operator earn?`,
        answer: [
          t`${operatorKeeps} of every payment, on good days and bad ones. The operator may also hold seats and units like anyone else; seats created before the opening are at the top of the tree and visible in the contract.`,
        ],
        more: <MoreOnTrust />,
      },
      {
        id: "other-services",
        question: t`Can I already use the bots, lotteries or games?`,
        answer: [
          t`Bots, yes: in the dashboard, members test trading rules on past prices and on paper, and can then let them trade in a contract of their own, from which only they can withdraw. No one sells you a bot, and rules lose money too. Lotteries and games are not open, and there is no date for them. Anyone who sells you a ticket or a bot under this name is deceiving you.`,
        ],
      },
    ],
  };
}
