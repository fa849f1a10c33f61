import { type ComponentType, lazy, Suspense, useEffect, useId } from "react";
import { keepTrying } from "./keep-trying.ts";

/**
 * Lazy-loads a part of a page when it comes into view. Prerendered markup is readable from the start; without any, the code is
 * fetched at once. The wrapper is marked `data-rendered` once the part is hydrated.
 */
export function whenSeen(load: () => Promise<ComponentType>): ComponentType {
  const seen = Promise.withResolvers<void>();
  let id: string | undefined;
  const Part = lazy(async () => {
    const place = id === undefined || typeof document === "undefined" ? null : document.getElementById(id);
    // Only prerendered parts are in the document before their code is loaded.
    if (place !== null) {
      watch(place, seen.resolve);
      await seen.promise;
    }
    const Loaded = await keepTrying(load);
    return {
      default: function Rendered() {
        useEffect(() => document.getElementById(id ?? "")?.setAttribute("data-rendered", ""), []);
        return <Loaded />;
      },
    };
  });
  return function WhenSeen() {
    const own = useId();
    id ??= own;
    return (
      <div id={own} data-lazy="">
        <Suspense>
          <Part />
        </Suspense>
      </div>
    );
  };
}

function watch(place: Element, onSeen: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
  });
  // React discards prerendered content when the URL changes around it, and needs the code then.
  window.addEventListener("hashchange", finish);
  function finish() {
    observer.disconnect();
    window.removeEventListener("hashchange", finish);
    onSeen();
  }
  observer.observe(place);
}
