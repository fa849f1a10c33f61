import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "./lazy-part.ts";

/** Always the same object: for another one React would replace the markup. */
const asItStands = { __html: "" };

/**
 * Keeps a prerendered part of a page, or of an `svg` (`g`), as it is: hydration neither renders it again nor loads its code,
 * unless nothing was prerendered.
 */
export function prerendered<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: "div" | "g" = "g",
): ComponentType<Props> {
  const Part = lazyPart(load);
  function Drawn(props: Props) {
    return (
      <Frame>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </Frame>
    );
  }
  function Standing(props: Props) {
    const place = useRef<Element>(null);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => setMissing(place.current?.firstChild === null), []);
    if (isMissing) return <Drawn {...props} />;
    return (
      <Frame
        ref={(element: Element | null) => {
          place.current = element;
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the prerendered markup and sets none
        dangerouslySetInnerHTML={asItStands}
        suppressHydrationWarning
      />
    );
  }
  return import.meta.env.SSR ? Drawn : Standing;
}
