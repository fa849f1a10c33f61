import { type PointerEvent, useRef } from "react";
import { toSwipeStep } from "./carousel.ts";

/** Calls `onStep` after a horizontal swipe. The element needs `touch-action: pan-y`. */
export function useSwipe(dir: "ltr" | "rtl", onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === "touch" ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return;
      const step = toSwipeStep(event.clientX - start.current.x, event.clientY - start.current.y, dir);
      start.current = null;
      if (step !== 0) onStep(step);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
