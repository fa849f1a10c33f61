import { ThemeSwitch } from "../../layout/ThemeSwitch.tsx";
import { Buttons, Controls } from "./Controls.tsx";
import { Scenes } from "./Scenes.tsx";
import { Messages, Surfaces } from "./Surfaces.tsx";
import { Tokens } from "./Tokens.tsx";

/** Every component in every state. In development only, and in English only. */
export default function Styleguide() {
  return (
    <main className="page space-y-section py-12">
      <title>Styleguide</title>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-title">Styleguide</h1>
        <ThemeSwitch />
      </div>
      <Scenes />
      <Tokens />
      <Buttons />
      <Controls />
      <Surfaces />
      <Messages />
    </main>
  );
}
