import type { ReactNode } from "react";
import { SceneFrame } from "./SceneFrame.tsx";
import type { SceneName } from "./scene-names.ts";
import { Bot } from "./scenes/Bot.tsx";
import { Chance } from "./scenes/Chance.tsx";
import { Contract } from "./scenes/Contract.tsx";
import { Games } from "./scenes/Games.tsx";
import { Greeting } from "./scenes/Greeting.tsx";
import { Hero } from "./scenes/Hero.tsx";
import { Knight } from "./scenes/Knight.tsx";
import { Lottery } from "./scenes/Lottery.tsx";
import { Plans } from "./scenes/Plans.tsx";

export type { SceneName };

const scenes = {
  greeting: <Greeting />,
  chance: <Chance />,
  bot: <Bot />,
  lottery: <Lottery />,
  contract: <Contract />,
  hero: <Hero />,
  knight: <Knight />,
  plans: <Plans />,
  games: <Games />,
} satisfies Record<SceneName, ReactNode>;

/** One of the scenes, whichever: a page that needs one only takes that and its frame. */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  return <SceneFrame className={className}>{scenes[name]}</SceneFrame>;
}
