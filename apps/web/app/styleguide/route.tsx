import { Scenes } from "./Scenes.tsx";

/** Every part of the design in every state. Development builds only: its words are for developers and stay English. */
export default function Styleguide() {
  return (
    <main className="page space-y-16 py-12">
      <h1 className="text-4xl">Styleguide</h1>
      <Scenes />
    </main>
  );
}
