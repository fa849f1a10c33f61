import { type RefObject, useEffect, useRef } from "react";

/** The ref of an element that gets the focus when `condition` becomes true, because the button that had it is gone. */
export function useFocusWhen<Target extends HTMLElement>(condition: boolean): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const before = useRef(condition);
  useEffect(() => {
    if (condition && !before.current) element.current?.focus();
    before.current = condition;
  }, [condition]);
  return element;
}
