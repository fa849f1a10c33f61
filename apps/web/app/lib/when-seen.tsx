import { type ComponentType, lazy, Suspense, useId } from "react";

/**
 * A part of a page whose code comes when the part is seen. What was prerendered stands there from the start, to be read; where
 * nothing was, the code is fetched at once.
 */
export function whenSeen(load: () => Promise<ComponentType>): ComponentType {
  const seen = Promise.withResolvers<void>();
  let id: string | undefined;
  const Part = lazy(async () => {
    const place = id === undefined || typeof document === "undefined" ? null : document.getElementById(id);
    // Only what was prerendered is in the document before its code has come.
    if (place !== null) {
      watch(place, seen.resolve);
      await seen.promise;
    }
    return { default: await load() };
  });
  return function WhenSeen() {
    const own = useId();
    id ??= own;
    return (
      <div id={own}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    );
  };
}

function watch(place: Element, onSeen: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
  });
  // React gives up prerendered content when the address changes around it, and needs the code then.
  window.addEventListener("hashchange", tell);
  function tell() {
    observer.disconnect();
    window.removeEventListener("hashchange", tell);
    onSeen();
  }
  observer.observe(place);
}
