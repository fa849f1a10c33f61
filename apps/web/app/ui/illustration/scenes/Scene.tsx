import type { ReactNode } from "react";
import { SceneFrame } from "../SceneFrame.tsx";
import { Bot } from "./Bot.tsx";
import { Chance } from "./Chance.tsx";
import { Contract } from "./Contract.tsx";
import { Games } from "./Games.tsx";
import { Greeting } from "./Greeting.tsx";
import { Hero } from "./Hero.tsx";
import { Knight } from "./Knight.tsx";
import { Lottery } from "./Lottery.tsx";
import { Plans } from "./Plans.tsx";
import type { SceneName } from "./scene-names.ts";

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

/** Any scene by name. A page that needs only one imports that scene and its frame instead. */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  return <SceneFrame className={className}>{scenes[name]}</SceneFrame>;
}
