import { useLingui } from "@lingui/react/macro";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { MoreInExample } from "./More.tsx";
import type { QuestionGroup } from "./question.ts";

/** Questions about legs, points and ranks. */
export function usePointsQuestions(): QuestionGroup {
  const { t } = useLingui();
  const facts = usePlanFacts();
  const { pointsPerUnit, mostPoints, mostPointValue, rankPoints, heroUsd, knightUsd } = facts;
  const { heroesSponsored, heroMost, knightMost } = facts;
  return {
    id: "points",
    title: t`Points and ranks`,
    questions: [
      {
        id: "point",
        question: t`What is a point?`,
        answer: [
          t`One unit that entered below your left leg, paired with one that entered below your right leg. Each unit is paired once. A point is worth the day's pool divided by the day's points, and never more than ${mostPointValue}.`,
        ],
        more: <MoreInExample />,
      },
      {
        id: "no-points",
        question: t`Forty units have entered on one of my legs. Why have I no points?`,
        answer: [
          t`Because nothing has entered on the other. Points are made of pairs. The forty wait and are not lost, but they bring nothing until the other leg grows too.`,
        ],
      },
      {
        id: "cap",
        question: t`How many points can I earn in a day?`,
        answer: [
          t`${pointsPerUnit} for each unit of your own, ${mostPoints} at the most. Pairs above that are used up without pay. We call them flash and show how many there were.`,
        ],
      },
      {
        id: "when-points",
        question: t`When do today's points reach my box?`,
        answer: [
          t`After the round has ended and was settled. Until then the dashboard shows provisional points, which can still grow. What a point is worth is known only then.`,
        ],
      },
      {
        id: "hero-knight",
        question: t`What are Hero and Knight?`,
        answer: [
          t`Ranks for one month of 30 rounds. Hero: ${rankPoints} points in the month, or lifetime earnings from points that reached ${heroUsd} in it. Knight: ${rankPoints} points, or ${knightUsd}, and ${heroesSponsored} people sponsored by you who became Hero in that month.`,
          t`They share the month's HeroPool. A Hero receives ${heroMost} a month at the most, a Knight ${knightMost}, and less when there are many.`,
        ],
      },
      {
        id: "spillover",
        question: t`Will others place people below me?`,
        answer: [
          t`Perhaps, perhaps not; no one owes it to you. Who joins below a busy member may get units on one leg without doing anything. That alone makes no points.`,
        ],
      },
    ],
  };
}
