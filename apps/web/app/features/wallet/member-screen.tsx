import { type ComponentType, startTransition, useEffect, useState } from "react";
import { Connected } from "./Connected.tsx";
import { connectionCode } from "./MemberConnection.tsx";

/**
 * A screen with a wallet. Its code loads separately from the page's: wallets and reads of the chain are most of it, and the page
 * hydrates before. It starts to load with the page's own code and renders once the page has hydrated; until then `Loading`
 * renders in its place, with its size.
 *
 * @throws while rendering, when the code does not load
 */
export function memberScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Loading: ComponentType,
): ComponentType<Props> {
  const loaded = import.meta.env.SSR ? null : loadAfterConnection(load);
  // The page that renders it handles a failure.
  loaded?.catch(() => undefined);
  return function MemberScreen(props: Props) {
    const [Screen, setScreen] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isUnmounted = false;
      // A transition keeps the page responsive while the form renders.
      const show = (screen: () => ComponentType<Props>) =>
        isUnmounted || startTransition(() => setScreen(screen));
      loaded?.then(
        (screen) => show(() => screen),
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
      return () => {
        isUnmounted = true;
      };
    }, []);
    if (Screen === null) return <Loading />;
    return (
      <Connected loading={<Loading />}>
        <Screen {...props} />
      </Connected>
    );
  };
}

/** One after another, because a single task would block a slow phone. */
async function loadAfterConnection<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  await connectionCode;
  await new Promise((resolve) => setTimeout(resolve));
  return load();
}
