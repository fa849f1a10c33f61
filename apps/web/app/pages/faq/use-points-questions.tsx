import { useLingui } from "@lingui/react/macro";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { MoreInExample } from "./More.tsx";
import type { QuestionGroup } from "./question.ts";

/** Questions about legs, points and ranks. */
export function usePointsQuestions(): QuestionGroup {
  const { t } = useLingui();
  const facts = usePlanFacts();
  const { pointsPerUnit, mostPoints, mostPointValue, rankPoints, heroUsd, knightUsd } = facts;
  const { heroesSponsored, knightShares, sharePerPoint, shareMost } = facts;
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
          t`Because nothing has entered on the other. Points come from pairs. The forty units wait and are not lost, but they earn nothing until the other leg grows too.`,
        ],
      },
      {
        id: "cap",
        question: t`How many points can I earn in a day?`,
        answer: [
          t`${pointsPerUnit} for each unit you hold, up to ${mostPoints}. Pairs above that are used up and pay nothing. We call them flash and show how many there were.`,
        ],
      },
      {
        id: "when-points",
        question: t`When do today's points reach my box?`,
        answer: [
          t`When the round has ended and is settled. Until then the dashboard shows provisional points, which can still grow. Only then is the value of a point known.`,
        ],
      },
      {
        id: "hero-knight",
        question: t`What are Hero and Knight?`,
        answer: [
          t`Ranks for one month of 30 rounds. Hero: ${rankPoints} points in the month, or lifetime point earnings that reach ${heroUsd} in it. Knight: ${heroesSponsored} members sponsored by you who have a rank of that month, and ${rankPoints} points in it or lifetime point earnings that reach ${knightUsd} in it.`,
          t`They share the month's HeroPool. A Hero has one share for each full ${rankPoints} points of the month, at least one; a Knight has ${knightShares} more. A share is worth at most ${sharePerPoint} for each point that a unit of the month made on average, and never more than ${shareMost}. What the shares leave goes to the commons every month.`,
        ],
      },
      {
        id: "spillover",
        question: t`Will others place people below me?`,
        answer: [
          t`Maybe, but no one owes it to you. A member who joins below an active recruiter may get units on one leg without doing anything. That alone earns no points.`,
        ],
      },
    ],
  };
}
