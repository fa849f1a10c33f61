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
          t`A wallet on the Polygon network with enough POL, a username and a sponsor. No e-mail address, no identity card, no password. And money that you can do without.`,
        ],
      },
      {
        id: "sponsor-and-referral",
        question: t`What is the difference between sponsor and referral?`,
        answer: [
          t`The sponsor brought you and receives ${sponsor} of what you pay, each time. The referral is the member directly below whom you sit in the tree. They may be the same person. Neither can be changed later.`,
        ],
      },
      {
        id: "no-sponsor",
        question: t`No one invited me. Can I join all the same?`,
        answer: [
          t`Yes, under the root seat. No one earns a commission on you then: it goes into the HeroPool.`,
        ],
      },
      {
        id: "choose-seat",
        question: t`Can I choose my seat?`,
        answer: [
          t`Yes, any free leg of any member. If you do not, the first free seat on your sponsor's weaker side is found for you. If someone takes it in the same moment, your payment fails, costs nothing but the network's fee, and you choose another.`,
        ],
      },
      {
        id: "several-accounts",
        question: t`Does it pay to join with several accounts?`,
        answer: [
          t`As a rule it loses money: of every unit a part goes to operations, the lottery and the HeroPool, and does not come back. A search with a model of the plan found no tree of own accounts that gains on a single day by its points, whatever its size up to a thousand units. In a very uneven network, large ones can gain some per cent over many days. We say so because it is true, and not to recommend it.`,
        ],
      },
      {
        id: "username",
        question: t`Can I change my username?`,
        answer: [
          t`Yes, for ${nameFee}, which goes into the HeroPool. The old name stays closed to everybody for 30 days, so that no one can pretend to be you. Old names remain visible on the chain.`,
        ],
      },
    ],
  };
}
