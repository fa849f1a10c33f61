import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";

/** One and the same object: React would write another one's text into the page. */
const asItStands = { __html: "" };

/**
 * A part of a drawing (within an `svg`) that stays as it was prerendered: the page comes alive without drawing it again, and
 * without its code, which is fetched only where nothing was prerendered.
 */
export function prerendered(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await load() }));
  function Drawn() {
    return (
      <g>
        <Suspense>
          <Part />
        </Suspense>
      </g>
    );
  }
  function Standing() {
    const place = useRef<SVGGElement>(null);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => setMissing(place.current?.firstChild === null), []);
    if (isMissing) return <Drawn />;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there is left alone
    return <g ref={place} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />;
  }
  return import.meta.env.SSR ? Drawn : Standing;
}
