import { type FocusEvent, type PointerEvent, useEffect, useReducer } from "react";
import { useReducedMotion } from "../../lib/use-reduced-motion.ts";
import { type CarouselState, carouselReducer, shouldAutoplay, startCarousel } from "./carousel.ts";

/** Handlers for the carousel's root element that pause autoplay. */
interface PauseHandlers {
  onPointerOver: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

export interface Carousel {
  state: CarouselState;
  /** Whether autoplay runs. */
  isAutoplaying: boolean;
  /** Shows a slide. An index beyond an end wraps around. */
  show: (index: number) => void;
  /** Pauses or resumes autoplay. */
  toggle: () => void;
  pauseHandlers: PauseHandlers;
}

/**
 * A carousel of `count` slides that advances every `interval` milliseconds. The interval restarts after each move and when
 * autoplay resumes. Under `prefers-reduced-motion` there is no autoplay.
 */
export function useCarousel(count: number, interval: number): Carousel {
  const [state, dispatch] = useReducer(carouselReducer, count, startCarousel);
  const reduced = useReducedMotion();
  const isAutoplaying = !reduced && shouldAutoplay(state);
  const { index } = state;

  useEffect(() => {
    if (!isAutoplaying) return;
    const timer = setTimeout(() => dispatch({ type: "show", index: index + 1 }), interval);
    return () => clearTimeout(timer);
  }, [isAutoplaying, index, interval]);

  return {
    state,
    isAutoplaying,
    show: (to) => dispatch({ type: "show", index: to }),
    toggle: () => dispatch({ type: "toggle" }),
    pauseHandlers: {
      // Not `enter`: a pointer that was inside before hydration fires none. Touch does not hover.
      onPointerOver: (event) => {
        if (event.pointerType !== "touch") dispatch({ type: "hover", inside: true });
      },
      onPointerLeave: () => dispatch({ type: "hover", inside: false }),
      // Keyboard focus only: after a click on an arrow, autoplay resumes when the mouse leaves.
      onFocus: ({ target }) => {
        if (target.matches(":focus-visible")) dispatch({ type: "focus", inside: true });
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!stays) dispatch({ type: "focus", inside: false });
      },
    },
  };
}
