import { useLingui } from "@lingui/react/macro";
import { useIsMember } from "../../features/session/use-session.ts";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import type { SceneName } from "../../ui/illustration/scenes/Scene.tsx";
import { useLocalizedPath } from "../../ui/primitives/LocaleLink.tsx";

interface HeroLink {
  to: string;
  label: string;
}

export interface HeroSlide {
  scene: SceneName;
  /** The accessible name of its bullet. */
  topic: string;
  title: string;
  text: string;
  links: [HeroLink, ...HeroLink[]];
}

/** Each slide states a fact about the plan or a service; none promises an income. */
export function useHeroSlides(): HeroSlide[] {
  const { t } = useLingui();
  const localized = useLocalizedPath();
  const isMember = useIsMember();
  const { heroUsd, knightUsd, shareMost } = usePlanFacts();
  const next = isMember
    ? { to: "/dashboard", label: t`Dashboard` }
    : { to: localized("/register"), label: t`Register` };
  const services = localized("/services");
  const report = localized("/admin/reports/basic");
  return [
    {
      scene: "greeting",
      topic: t`What Canopy is`,
      title: t`A team plan you can check, leaf by leaf`,
      text: t`Members join under a sponsor into a tree with two legs and pay in POL. Each day a public contract shares what came in that day by the points that balanced teams earn. It promises no one a fixed amount, so it never owes more than it holds.`,
      links: [next, { to: localized("/#risks"), label: t`Read the risks first` }],
    },
    {
      scene: "chance",
      topic: t`A chance`,
      title: t`A chance, and its odds`,
      text: t`A team, a game or a trade can change your month, and occasionally your life. It can also cost you what you paid: most members of a network like this earn back less. See how many, then decide.`,
      links: [{ to: report, label: t`See what members earn` }],
    },
    {
      scene: "bot",
      topic: t`Trader Bots`,
      title: t`A bot that follows its rules`,
      text: t`It trades by a rule that you tested first and within limits that you set, in a contract of your own from which only you can withdraw. It shows every trade, and it can lose.`,
      links: [{ to: services, label: t`The rules for bots` }],
    },
    {
      scene: "lottery",
      topic: t`Various Lotteries`,
      title: t`A draw that anyone can check`,
      text: t`A ticket can win cryptocurrency; most tickets win nothing. What goes into the pot is public, and so is the chance of each ticket. A draw counts only if anyone can check it.`,
      links: [{ to: services, label: t`The rules for draws` }],
    },
    {
      scene: "contract",
      topic: t`The contract`,
      title: t`Rules that no one can rewrite`,
      text: t`The plan is a contract on Polygon. It has no owner who could withdraw, pause or replace it. What it owes and what it holds is public to the last wei, and so is its code.`,
      links: [{ to: report, label: t`See the proof` }],
    },
    {
      scene: "hero",
      topic: t`Rank Hero`,
      title: t`Hero, the first rank`,
      text: t`Fifty points in a month, or ${heroUsd} earned from points in total, make a Hero: one share of the month's HeroPool for each full fifty, at most ${shareMost} each. Most seats in such a tree have an empty leg and earn no points.`,
      links: [{ to: localized("/about"), label: t`How ranks work` }],
    },
    {
      scene: "knight",
      topic: t`Rank Knight`,
      title: t`Knight, who mentors Heroes`,
      text: t`Fifty points in a month, or ${knightUsd} earned from points in total, and five members you sponsored with a rank of that month. A Knight has four shares more than a Hero, at most ${shareMost} each. Very few members ever become one.`,
      links: [{ to: localized("/about"), label: t`How ranks work` }],
    },
  ];
}
