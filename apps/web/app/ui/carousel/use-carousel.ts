import { type FocusEvent, type PointerEvent, useEffect, useReducer } from "react";
import { type CarouselState, carouselReducer, movesByItself, startCarousel } from "./carousel.ts";
import { useReducedMotion } from "./use-reduced-motion.ts";

/** What holds a carousel still, for the element around all of it. */
interface Holds {
  onPointerOver: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

export interface Carousel {
  state: CarouselState;
  /** Whether it moves by itself at the moment. */
  moving: boolean;
  /** Shows a slide; beyond an end it goes on at the other. */
  show: (index: number) => void;
  /** Pause, or go on. */
  toggle: () => void;
  holds: Holds;
}

/**
 * A carousel of `count` slides that moves on every `interval` milliseconds, counted anew from each move and from when
 * nothing holds it any more. It stands still under `prefers-reduced-motion`.
 */
export function useCarousel(count: number, interval: number): Carousel {
  const [state, dispatch] = useReducer(carouselReducer, count, startCarousel);
  const reduced = useReducedMotion();
  const moving = !reduced && movesByItself(state);
  const { index } = state;

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => dispatch({ type: "show", index: index + 1 }), interval);
    return () => clearTimeout(timer);
  }, [moving, index, interval]);

  return {
    state,
    moving,
    show: (to) => dispatch({ type: "show", index: to }),
    toggle: () => dispatch({ type: "toggle" }),
    holds: {
      // "over" and not "enter": a pointer that was there before the page was alive enters nothing. A finger rests nowhere.
      onPointerOver: (event) => {
        if (event.pointerType !== "touch") dispatch({ type: "hover", inside: true });
      },
      onPointerLeave: () => dispatch({ type: "hover", inside: false }),
      // Only the keyboard's focus: who clicks an arrow and moves the mouse away has not asked for a stop.
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
