import { type RefObject, useEffect, useMemo, useRef } from "react";
import { RESIZE_DELAY_MS } from "../conversation/timings.ts";

/** Pixels: the height of one line, and the most that a text area grows to. */
const LOWEST = 35;
const HIGHEST = 150;

/** Lets a text area grow with its text, shortly after the last key. */
export function useAutoHeight(field: RefObject<HTMLTextAreaElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const reset = () => {
      clearTimeout(timer.current);
      if (field.current !== null) field.current.style.height = `${LOWEST}px`;
    };
    const fit = () => {
      reset();
      const element = field.current;
      if (element !== null)
        element.style.height = `${Math.min(Math.max(element.scrollHeight, LOWEST), HIGHEST)}px`;
    };
    const fitSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(fit, RESIZE_DELAY_MS);
    };
    return { reset, fitSoon };
  }, [field]);
}
