/** The current slide, and what pauses autoplay. */
export interface CarouselState {
  readonly count: number;
  readonly index: number;
  /** The previous slide, or null before the first move. */
  readonly last: number | null;
  /** Pause was pressed. */
  readonly stopped: boolean;
  /** A mouse or pen is over the carousel. */
  readonly hovered: boolean;
  /** The keyboard focus is in the carousel. */
  readonly focused: boolean;
}

export type CarouselEvent =
  | { type: "show"; index: number }
  | { type: "toggle" }
  | { type: "hover"; inside: boolean }
  | { type: "focus"; inside: boolean };

/** A carousel of `count` slides at its first slide, with nothing that pauses autoplay. */
export function startCarousel(count: number): CarouselState {
  return { count, index: 0, last: null, stopped: false, hovered: false, focused: false };
}

/** The next state. An index beyond an end wraps around. */
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

/** Whether autoplay runs. Choosing a slide does not stop it. */
export function shouldAutoplay({ count, stopped, hovered, focused }: CarouselState): boolean {
  return count > 1 && !stopped && !hovered && !focused;
}

/** `index` wrapped into 0 to `count` - 1. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Whether a slide may be shown soon: the current one, the previous one and both neighbours. */
export function isNear(slide: number, { count, index, last }: CarouselState): boolean {
  return slide === last || [index - 1, index, index + 1].some((near) => wrap(near, count) === slide);
}

/** The bullet that a key moves to from `index`, or null for other keys. Forward follows the direction of the text. */
export function findKeyBullet(key: string, index: number, count: number, dir: "ltr" | "rtl"): number | null {
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

/** Minimum horizontal distance of a swipe, in pixels. */
const SWIPE = 40;

/** Slides forward (1), back (-1) or none (0) for a touch that moved `x` and `y` pixels. */
export function toSwipeStep(x: number, y: number, dir: "ltr" | "rtl"): -1 | 0 | 1 {
  if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return 0;
  return x < 0 === (dir === "ltr") ? 1 : -1;
}
