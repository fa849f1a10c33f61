/** Every scene, in the order of the slides. */
export const sceneNames = [
  "greeting",
  "chance",
  "bot",
  "lottery",
  "contract",
  "hero",
  "knight",
  "plans",
  "games",
] as const;

export type SceneName = (typeof sceneNames)[number];
