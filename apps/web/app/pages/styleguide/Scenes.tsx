import { Scene } from "../../ui/illustration/scenes/Scene.tsx";
import { sceneNames } from "../../ui/illustration/scenes/scene-names.ts";
import { Part, State } from "./Part.tsx";

/** All scenes. */
export function Scenes() {
  return (
    <Part title="Scenes">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sceneNames.map((name) => (
          <div key={name} className="rounded-lg border border-line p-4">
            <State name={name}>
              <Scene name={name} className="w-full" />
            </State>
          </div>
        ))}
      </div>
    </Part>
  );
}
