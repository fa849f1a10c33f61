import type { ReactNode } from "react";
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

/**
 * A drawing of the product's subjects, 480 x 396, in the colours of the theme. Decoration: what it shows is said in words
 * beside it. Not mirrored in languages that are written from the right.
 */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  return (
    <svg viewBox="0 0 480 396" fill="none" aria-hidden="true" className={className}>
      {scenes[name]}
    </svg>
  );
}
