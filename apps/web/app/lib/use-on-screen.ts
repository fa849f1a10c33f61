import { type RefObject, useEffect, useState } from "react";

/** Whether any part of an element is in the viewport. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}
