import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "./lazy-part.ts";

/** Always the same object: for another one React would replace the markup. */
const asItStands = { __html: "" };

/**
 * Keeps a prerendered part of an `svg` as it is: hydration neither renders it again nor loads its code, unless nothing was
 * prerendered.
 */
export function prerendered(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazyPart(load);
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the prerendered markup and sets none
    return <g ref={place} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />;
  }
  return import.meta.env.SSR ? Drawn : Standing;
}
