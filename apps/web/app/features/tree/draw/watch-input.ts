import { createGestures, type GestureHandlers, type PointerSample, wheelIntent } from "./gestures.ts";
import type { Place } from "./sight/camera.ts";

interface InputHandlers extends GestureHandlers {
  /** Whether something at a place can be tapped. */
  readonly isTarget: (on: Place) => boolean;
}

/** Listens to pointers and the wheel over an element. Returns the end of it. */
export function watchInput(element: HTMLElement, handlers: InputHandlers): () => void {
  const gestures = createGestures(handlers);
  const end = new AbortController();
  const { signal } = end;
  const sample = ({ pointerId, timeStamp, clientX, clientY }: PointerEvent): PointerSample => ({
    pointerId,
    timeStamp,
    ...placeIn(element, clientX, clientY),
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
      if (intent.kind === "pan") handlers.onPan(intent.dx, intent.dy);
      else handlers.onZoom(placeIn(element, event.clientX, event.clientY), intent.factor);
    },
    { signal, passive: false },
  );
  return () => end.abort();
}

/** A place of the window in an element's box. */
function placeIn(element: HTMLElement, clientX: number, clientY: number): Place {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
