import { useLingui } from "@lingui/react/macro";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import type { QuestionGroup } from "./question.ts";

/** Questions about joining. */
export function useJoiningQuestions(): QuestionGroup {
  const { t } = useLingui();
  const { sponsor, nameFee } = usePlanFacts();
  return {
    id: "joining",
    title: t`Joining`,
    questions: [
      {
        id: "what-i-need",
        question: t`What do I need to join?`,
        answer: [
          t`A wallet on the Polygon network with enough POL, a username and a sponsor; no email address, identity card or password. And money that you can afford to lose.`,
        ],
      },
      {
        id: "sponsor-and-referral",
        question: t`How does my sponsor differ from the member I am placed below?`,
        answer: [
          t`The sponsor is the member who invited you and receives ${sponsor} of what you pay, each time. The member you are placed below is directly above you in the tree. They can be the same person. Neither can be changed later.`,
        ],
      },
      {
        id: "no-sponsor",
        question: t`No one invited me. Can I still join?`,
        answer: [
          t`Yes, under the root seat. Then no one earns a commission on your payments: it goes into the HeroPool.`,
        ],
      },
      {
        id: "choose-seat",
        question: t`Can I choose my seat?`,
        answer: [
          t`Yes, any free leg of any member. If you do not, this site picks the first free seat on your sponsor's weaker side. If someone takes it at the same moment, your payment fails and costs only the network fee, and you choose another seat.`,
        ],
      },
      {
        id: "several-accounts",
        question: t`Does it pay to join with several accounts?`,
        answer: [
          t`Usually it loses money: part of every unit goes to the commons and to operations, and does not come back. A search with a model of the plan found no 90 units of one person that gain in any network, and no thousand that gain where each unit of the others makes 2.3 points or more, unless other people join below them; the report shows this figure for each month. Where hardly any legs pair, a thousand units can gain 13 percent over many days, and with others below them more. We say so because it is true, not to recommend it.`,
        ],
      },
      {
        id: "username",
        question: t`Can I change my username?`,
        answer: [
          t`Yes, for ${nameFee}, which goes into the HeroPool. The old name stays reserved for 30 days, so that no one can impersonate you. Old names remain visible on the chain.`,
        ],
      },
    ],
  };
}
