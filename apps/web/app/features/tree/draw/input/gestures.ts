import type { Coordinates } from "../camera/camera.ts";

/** What gestures ask of the drawing. Places and distances are in CSS pixels of its box. */
export interface GestureHandlers {
  readonly onPan: (dx: number, dy: number) => void;
  /** Zooms by a factor around a place. */
  readonly onZoom: (on: Coordinates, factor: number) => void;
  readonly onTap: (on: Coordinates) => void;
  /** A second tap at the same place, after `onTap` of both. */
  readonly onDoubleTap: (on: Coordinates) => void;
  /** The pointer was released while moving, in pixels per millisecond. */
  readonly onGlide: (velocityX: number, velocityY: number) => void;
  /** A gesture began: what moves should stop. */
  readonly onGrab: () => void;
}

/** What gestures read of a pointer event, with the place in the drawing's box. */
export interface PointerSample extends Coordinates {
  readonly pointerId: number;
  /** Milliseconds. */
  readonly timeStamp: number;
}

/** A pointer that moved less is a tap, in pixels. */
const SLOP = 5;
/** Of two taps: milliseconds, pixels. */
const DOUBLE = { within: 320, apart: 24 };
/** A press that lasts longer is no tap, in milliseconds. */
const LONGEST_TAP = 600;
/** A glide starts above this speed in pixels per millisecond, if the last move is at most this many milliseconds old. */
const GLIDE = { speed: 0.25, age: 50 };

interface Contact extends PointerSample {
  readonly startX: number;
  readonly startY: number;
  readonly startTime: number;
}

/** Turns pointers into gestures: one drags, two pinch, a short press taps. */
export function createGestures(handlers: GestureHandlers) {
  const contacts = new Map<number, Contact>();
  let isDragging = false;
  let velocity = { x: 0, y: 0 };
  let lastTap: PointerSample | null = null;

  const pair = () => {
    const [first, second] = [...contacts.values()];
    if (first === undefined || second === undefined) return null;
    return {
      middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
      apart: Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)),
    };
  };

  function tap(sample: PointerSample): void {
    handlers.onTap(sample);
    const isDouble =
      lastTap !== null &&
      sample.timeStamp - lastTap.timeStamp <= DOUBLE.within &&
      Math.hypot(sample.x - lastTap.x, sample.y - lastTap.y) <= DOUBLE.apart;
    if (isDouble) handlers.onDoubleTap(sample);
    lastTap = isDouble ? null : sample;
  }

  return {
    down(sample: PointerSample): void {
      if (contacts.size === 0) {
        isDragging = false;
        handlers.onGrab();
      } else {
        // Two fingers never tap.
        isDragging = true;
      }
      velocity = { x: 0, y: 0 };
      const { x: startX, y: startY, timeStamp: startTime } = sample;
      contacts.set(sample.pointerId, { ...sample, startX, startY, startTime });
    },

    move(sample: PointerSample): void {
      const contact = contacts.get(sample.pointerId);
      if (contact === undefined) return;
      const before = pair();
      const next = { ...contact, ...sample };
      if (before === null) {
        isDragging ||= Math.hypot(sample.x - contact.startX, sample.y - contact.startY) > SLOP;
        if (!isDragging) return;
        contacts.set(sample.pointerId, next);
        const dx = sample.x - contact.x;
        const dy = sample.y - contact.y;
        const time = Math.max(1, sample.timeStamp - contact.timeStamp);
        velocity = { x: (velocity.x + dx / time) / 2, y: (velocity.y + dy / time) / 2 };
        handlers.onPan(dx, dy);
        return;
      }
      contacts.set(sample.pointerId, next);
      const after = pair();
      if (after === null) return;
      handlers.onPan(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
      handlers.onZoom(after.middle, after.apart / before.apart);
    },

    up(sample: PointerSample): void {
      const contact = contacts.get(sample.pointerId);
      if (contact === undefined) return;
      contacts.delete(sample.pointerId);
      if (contacts.size > 0) return;
      if (!isDragging) {
        if (sample.timeStamp - contact.startTime <= LONGEST_TAP) tap(sample);
        return;
      }
      const isFast = Math.hypot(velocity.x, velocity.y) > GLIDE.speed;
      if (isFast && sample.timeStamp - contact.timeStamp <= GLIDE.age)
        handlers.onGlide(velocity.x, velocity.y);
    },

    cancel({ pointerId }: Pick<PointerSample, "pointerId">): void {
      contacts.delete(pointerId);
      isDragging = true;
    },
  };
}

/** What a turn of the wheel means. */
export type WheelIntent =
  | { readonly kind: "pan"; readonly dx: number; readonly dy: number }
  | { readonly kind: "zoom"; readonly factor: number };

/** Pixels of a line and of a page, for wheels that count in them. */
const UNIT = [1, 16, 400];
/** A mouse wheel turns in steps of at least this many pixels, a trackpad scrolls in smaller ones. */
const NOTCH = 60;

/**
 * Whether a wheel event pans or zooms. A pinch on a trackpad arrives as a turn with Ctrl, and zooms. So does the wheel of a mouse;
 * two fingers on a trackpad pan.
 */
export function wheelIntent(
  event: Pick<WheelEvent, "deltaX" | "deltaY" | "deltaMode" | "ctrlKey" | "metaKey" | "shiftKey">,
): WheelIntent {
  const unit = UNIT[event.deltaMode] ?? 1;
  const dx = event.deltaX * unit;
  const dy = event.deltaY * unit;
  const isPinch = event.ctrlKey || event.metaKey;
  const isNotch =
    event.deltaMode !== 0 || (dx === 0 && Math.abs(dy) >= NOTCH && Number.isInteger(event.deltaY));
  if (event.shiftKey && !isPinch) return { kind: "pan", dx: -(dx || dy), dy: 0 };
  if (!isPinch && !isNotch) return { kind: "pan", dx: -dx, dy: -dy };
  const speed = isPinch && !isNotch ? 0.01 : 0.0022;
  return { kind: "zoom", factor: Math.exp(-Math.max(-240, Math.min(240, dy)) * speed) };
}
