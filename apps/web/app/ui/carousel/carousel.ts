/** What a carousel shows, and what holds it still. */
export interface CarouselState {
  readonly count: number;
  readonly index: number;
  /** The slide that was shown before; null until the first move. */
  readonly last: number | null;
  /** The reader pressed Pause. */
  readonly stopped: boolean;
  /** A mouse or a pen is over it. */
  readonly hovered: boolean;
  /** The keyboard's focus is in it. */
  readonly focused: boolean;
}

export type CarouselEvent =
  | { type: "show"; index: number }
  | { type: "toggle" }
  | { type: "hover"; inside: boolean }
  | { type: "focus"; inside: boolean };

/** A carousel of `count` slides that shows the first one and is free to move. */
export function startCarousel(count: number): CarouselState {
  return { count, index: 0, last: null, stopped: false, hovered: false, focused: false };
}

/** The next state. An index beyond an end goes on at the other one: carousels are loops. */
export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case "show": {
      const index = wrap(event.index, state.count);
      return index === state.index ? state : { ...state, index, last: state.index };
    }
    case "toggle":
      return { ...state, stopped: !state.stopped };
    case "hover":
      return state.hovered === event.inside ? state : { ...state, hovered: event.inside };
    case "focus":
      return state.focused === event.inside ? state : { ...state, focused: event.inside };
  }
}

/** Whether it moves by itself. Choosing a slide does not end that: nothing but these four does. */
export function movesByItself({ count, stopped, hovered, focused }: CarouselState): boolean {
  return count > 1 && !stopped && !hovered && !focused;
}

/** `index` in a loop of `count`. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Whether a slide may be seen soon: the shown one, the one that leaves, and both neighbours. */
export function isNear(slide: number, { count, index, last }: CarouselState): boolean {
  return slide === last || [index - 1, index, index + 1].some((near) => wrap(near, count) === slide);
}

/** Where a key leads from bullet `index`; null for any other key. Forward is where the page's writing goes. */
export function bulletOfKey(key: string, index: number, count: number, dir: "ltr" | "rtl"): number | null {
  switch (key) {
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "ArrowRight":
      return wrap(dir === "ltr" ? index + 1 : index - 1, count);
    case "ArrowLeft":
      return wrap(dir === "ltr" ? index - 1 : index + 1, count);
    default:
      return null;
  }
}

/** Pixels that a finger must go sideways to turn the page. */
const SWIPE = 40;

/** Slides forward (1), back (-1) or none (0) for a finger that went `x` and `y` pixels. */
export function stepOfSwipe(x: number, y: number, dir: "ltr" | "rtl"): -1 | 0 | 1 {
  if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return 0;
  return x < 0 === (dir === "ltr") ? 1 : -1;
}
