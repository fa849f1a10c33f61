import type { Coordinates } from "../camera/camera.ts";
import { createGestures, type GestureHandlers, type PointerSample, wheelIntent } from "./gestures.ts";

interface InputHandlers extends GestureHandlers {
  /** Whether something at a place can be tapped. */
  readonly isTarget: (on: Coordinates) => boolean;
}

/**
 * Listens to pointers and the wheel over an element. Returns the end of it.
 *
 * @param magnification CSS pixels per pixel of places and distances
 */
export function watchInput(
  element: HTMLElement,
  magnification: () => number,
  handlers: InputHandlers,
): () => void {
  const placeOf = ({ clientX, clientY }: MouseEvent): Coordinates => {
    const { left, top } = element.getBoundingClientRect();
    return { x: (clientX - left) / magnification(), y: (clientY - top) / magnification() };
  };
  const gestures = createGestures(handlers);
  const end = new AbortController();
  const { signal } = end;
  const sample = (event: PointerEvent): PointerSample => ({
    pointerId: event.pointerId,
    timeStamp: event.timeStamp,
    ...placeOf(event),
  });

  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      gestures.down(sample(event));
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      const own = sample(event);
      gestures.move(own);
      if (event.pointerType !== "mouse") return;
      const isDragged = event.buttons !== 0;
      element.style.cursor = isDragged ? "grabbing" : handlers.isTarget(own) ? "pointer" : "grab";
    },
    { signal },
  );
  element.addEventListener("pointerup", (event) => gestures.up(sample(event)), { signal });
  element.addEventListener("pointercancel", (event) => gestures.cancel(event), { signal });
  element.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      handlers.onGrab();
      const intent = wheelIntent(event);
      if (intent.kind === "zoom") handlers.onZoom(placeOf(event), intent.factor);
      else handlers.onPan(intent.dx / magnification(), intent.dy / magnification());
    },
    { signal, passive: false },
  );
  return () => end.abort();
}
