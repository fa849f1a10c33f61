import { Scene, sceneNames } from "../illustration/Scene.tsx";

/** The nine scenes. */
export function Scenes() {
  return (
    <section className="space-y-4">
      <h2 className="text-2xl">Scenes</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sceneNames.map((name) => (
          <li key={name} className="rounded-lg border border-line p-4">
            <Scene name={name} className="w-full" />
            <p className="label-text">{name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
