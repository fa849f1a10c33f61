import { between, type Camera, pan, type Viewport } from "./camera/camera.ts";

/** A movement of the camera: where it is after some milliseconds, and whether it has ended. */
export type Motion = (elapsed: number) => { readonly camera: Camera; readonly isDone: boolean };

/** Milliseconds of a flight over one factor of two or one screen, and at most. */
const FLIGHT = { least: 180, most: 420, perStep: 60 };
/** A glide loses this part of its speed every millisecond, and ends below this speed in pixels per millisecond. */
const GLIDE = { loss: 0.0042, end: 0.02 };

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** From one camera to another, slowing down. Far ones take longer. */
export function flight(from: Camera, to: Camera, viewport: Viewport): Motion {
  const scale = Math.min(from.scale, to.scale);
  const screens = Math.hypot(
    ((to.x - from.x) * scale) / viewport.width,
    ((to.y - from.y) * viewport.rise) / viewport.height,
  );
  const steps = screens + Math.abs(Math.log2(to.scale / from.scale));
  const duration = Math.min(FLIGHT.most, FLIGHT.least + FLIGHT.perStep * steps);
  return (elapsed) => {
    const part = Math.min(1, elapsed / duration);
    return { camera: between(from, to, easeOut(part)), isDone: part >= 1 };
  };
}

/** The camera after the drawing was released at a speed in pixels per millisecond. */
export function glide(from: Camera, viewport: Viewport, velocityX: number, velocityY: number): Motion {
  const speed = Math.hypot(velocityX, velocityY);
  return (elapsed) => {
    const left = Math.exp(-GLIDE.loss * elapsed);
    const distance = (1 - left) / GLIDE.loss;
    return {
      camera: pan(from, viewport, velocityX * distance, velocityY * distance),
      isDone: speed * left < GLIDE.end,
    };
  };
}
