import { type ComponentType, startTransition, useEffect, useState } from "react";

/**
 * A screen with a wallet, whose code comes apart from its page's: wallets and reads of the chain are most of it, and the page
 * stands and is alive before. It is asked for as soon as the page's own code runs, and drawn once the page has been taken
 * over; `Loading` stands in its place until then and has its size.
 *
 * @throws while drawing, when the code does not come
 */
export function memberScreen(load: () => Promise<ComponentType>, Loading: ComponentType): ComponentType {
  const coming = import.meta.env.SSR ? null : withProviders(load, Loading);
  // The page that renders it handles a failure.
  coming?.catch(() => undefined);
  return function MemberScreen() {
    const [Screen, setScreen] = useState<ComponentType | null>(null);
    useEffect(() => {
      let left = false;
      // A transition keeps the page responsive while the form renders.
      const draw = (screen: () => ComponentType) => left || startTransition(() => setScreen(screen));
      coming?.then(
        (screen) => draw(() => screen),
        (error: unknown) =>
          draw(() => {
            throw error;
          }),
      );
      return () => {
        left = true;
      };
    }, []);
    return Screen ? <Screen /> : <Loading />;
  };
}

async function withProviders(
  load: () => Promise<ComponentType>,
  Loading: ComponentType,
): Promise<ComponentType> {
  // One after another, because a single task would block a slow phone.
  const { MemberProviders } = await import("./MemberProviders.tsx");
  await new Promise((resolve) => setTimeout(resolve));
  const Screen = await load();
  return () => (
    <MemberProviders loading={<Loading />}>
      <Screen />
    </MemberProviders>
  );
}
